import SpaRounded from '@mui/icons-material/SpaRounded'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'

import { paths } from '~/contract/paths'

import { BRAND } from './content'

export function Brand() {
  return (
    <BrandLink to={paths.home}>
      <SpaRounded aria-hidden />
      <span>{BRAND}</span>
    </BrandLink>
  )
}

const BrandLink = styled(Link)(({ theme }) => ({
  ...theme.typography.h4,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: theme.spacing(1),
  minHeight: 48,
  color: theme.vars.palette.primary.main,
  textDecoration: 'none',
}))
