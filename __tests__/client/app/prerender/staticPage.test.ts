import { staticPage } from '~/client/app/prerender/staticPage'

const STYLES = '<style data-emotion="mui a">.a{top:0}</style>'

it('takes a rendered page apart into markup and style', () => {
  expect(staticPage(`<div>${STYLES}<p class="a">text</p></div>`)).toEqual({
    markup: '<div><p class=a>text</p></div>',
    css: '.a{top:0}',
  })
})

it('makes classes of style attributes, the same of the same', () => {
  const rendered = `${STYLES}<p class="a" style="left:1px">x</p><p style="left:1px">y</p><p style="left:2px">z</p>`
  expect(staticPage(rendered)).toEqual({
    markup: '<p class="s0 a">x</p><p class=s0>y</p><p class=s1>z</p>',
    css: '.a{top:0}.s0{left:1px}.s1{left:2px}',
  })
})

it('names no class that no rule mentions, and asks for no picture ahead of time', () => {
  const rendered = `<link rel="preload" as="image" href="/x.svg"/>${STYLES}<p class="MuiBox-root a">x</p><p class="MuiBox-root">y</p>`
  expect(staticPage(rendered).markup).toBe('<p class=a>x</p><p>y</p>')
})

it('keeps quotation marks where HTML needs them', () => {
  expect(staticPage('<a href="/x y" title="&quot;">x</a>').markup).toBe('<a href="/x y" title="&quot;">x</a>')
})

it('says so when a style attribute is left, which the policy would refuse', () => {
  expect(() => staticPage('<p title=">" style="top:0">x</p>')).toThrow('A style attribute is left')
})
