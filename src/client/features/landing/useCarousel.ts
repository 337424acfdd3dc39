import { useMediaQuery } from '@mui/material'
import { useRef, useState } from 'react'
import type Slider from 'react-slick'

export const SLIDE_GAP_PX = 20

/** One slide below 768 px of window width, and also from 640; two from 768, three from 1024. */
function useSlidesPerView() {
  const isMedium = useMediaQuery('(min-width:768px)')
  const isLarge = useMediaQuery('(min-width:1024px)')
  if (isLarge) return 3
  return isMedium ? 2 : 1
}

/** The position of the carousel, and the ways to move it by one slide. `first` counts from 0. */
export function useCarousel(count: number) {
  const slidesPerView = useSlidesPerView()
  const slider = useRef<Slider>(null)
  const [wanted, setWanted] = useState(0)

  const last = Math.max(0, count - slidesPerView)
  // a wider window shows more slides, so that fewer positions are left
  const first = Math.min(wanted, last)
  const moveTo = (index: number) => {
    if (index < 0 || index > last) return
    if (slider.current) slider.current.slickGoTo(index)
    else setWanted(index) // where slick will start
  }

  return {
    slider,
    slidesPerView,
    first,
    atStart: first === 0,
    atEnd: first === last,
    previous: () => {
      moveTo(first - 1)
    },
    next: () => {
      moveTo(first + 1)
    },
    onMove: setWanted,
  }
}

export type Carousel = ReturnType<typeof useCarousel>
