import { criticalCss } from '~/client/app/prerender/criticalCss'
import { declarationsOf, rulesOf } from '~/client/app/prerender/cssRules'

const MARKUP = '<div class="a b"><p class="c">text</p></div>'

it.each([
  ['what the markup has', '.a{color:red}', '.a{color:red}'],
  ['what needs no class', 'body{margin:0}', 'body{margin:0}'],
  ['classes that one element has together', '.a.b{color:red}', '.a.b{color:red}'],
  ['no classes that only different elements have', '.a.c{color:red}', ''],
  ['of several selectors those that are met', '.a,.x{color:red}', '.a{color:red}'],
  ['a class that must be missing', '.a:not(.x){color:red}', '.a:not(.x){color:red}'],
  ['no part of a selector that is not met', '.x .c{color:red}', ''],
  ['no rules of a pointer, which wakes the app', '.a:hover{color:red}.a:active{color:red}', ''],
  ['no movement', '.a{transition:all 1s;animation:x 1s;color:red}@keyframes x{from{top:0}}', '.a{color:red}'],
  ['no declaration that is overridden', '.a{color:red;color:blue}', '.a{color:blue}'],
  [
    'the order of declarations by the last',
    '.a{border-color:red;top:0;border-color:blue}',
    '.a{top:0;border-color:blue}',
  ],
  [
    'no prefixes of old browsers',
    '.a{-webkit-flex:1;flex:1;display:-webkit-box;display:flex}',
    '.a{flex:1;display:flex}',
  ],
  ['prefixes that have no other name', '.a{-webkit-font-smoothing:auto}', '.a{-webkit-font-smoothing:auto}'],
  ['conditions that may hold', '@media (min-width:600px){.a{top:0}.x{top:0}}', '@media (min-width:600px){.a{top:0}}'],
  ['nothing of a condition without rules', '@media (min-width:600px){.x{top:0}}', ''],
  ['what always holds, without its condition', '@media (min-width:0px){.a{top:0}}', '.a{top:0}'],
  ['nothing for printers', '@media print{.a{top:0}}', ''],
  [
    'variables that are used, and those they name',
    ':root{--one:var(--two);--two:1px;--three:2px}.a{top:var(--one)}',
    ':root{--one:var(--two);--two:1px}.a{top:var(--one)}',
  ],
  ['steps of the theme in pixels', ':root{--mui-spacing:8px}.a{top:calc(2 * var(--mui-spacing))}', '.a{top:16px}'],
])('keeps %s', (_, css, kept) => {
  expect(criticalCss(css, MARKUP)).toBe(kept)
})

it('lets the system choose the dark scheme until a script has said', () => {
  expect(criticalCss('[data-dark] .a{color:white}', MARKUP)).toBe(
    '[data-dark] .a{color:white}@media (prefers-color-scheme:dark){:root:not([data-light]) .a{color:white}}',
  )
})

it('reads rules inside of rules, and semicolons that end nothing', () => {
  expect(rulesOf('a{b:c}@media x{d{e:f}}g{}')).toEqual([
    { prelude: 'a', body: 'b:c' },
    { prelude: '@media x', body: 'd{e:f}' },
    { prelude: 'g', body: '' },
  ])
  expect(declarationsOf('background:url(data:a;b);content:";";top:0')).toEqual([
    'background:url(data:a;b)',
    'content:";"',
    'top:0',
  ])
})
