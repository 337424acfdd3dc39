import { readStatement } from '~/server/operator/statement'

const HEAD = 'Receipt No.,Completion Time,Details,Transaction Status,Paid In,Withdrawn,A/C No.'

it('reads what was paid in and completed, whatever stands above, with quotes, thousands, line breaks in cells and line ends of Windows', () => {
  const lines = [
    '\uFEFFORGANIZATION STATEMENT,,,,,,',
    ',Jani,,,,,',
    HEAD,
    'TKT0000001,2026-11-29 08:00:00,"Pay bill, ""M""",Completed,"1,250.50",,k3m7 acde fghj',
    'TKT0000009,2026-11-29 08:00:30,"Pay\r\nbill",Completed, "300" ,,K3M7ACDEFGHK',
    'TKT0000002,2026-11-29 08:01:00,Pay bill,Completed,100.00,,K3M7ACDEFGHJ',
    'TKT0000003,2026-11-29 08:02:00,Charge,Completed,,-5.00,',
    'TKT0000004,2026-11-29 08:03:00,Pay bill,Failed,100.00,,K3M7ACDEFGHJ',
    'TKT0000005,2026-11-29 08:04:00,Pay bill,Completed,0.00,,K3M7ACDEFGHJ',
    '',
  ]
  expect(readStatement(lines.join('\r\n'))).toEqual([
    { receipt: 'TKT0000001', reference: 'k3m7 acde fghj', cents: 125_050 },
    { receipt: 'TKT0000009', reference: 'K3M7ACDEFGHK', cents: 30_000 },
    { receipt: 'TKT0000002', reference: 'K3M7ACDEFGHJ', cents: 10_000 },
  ])
})

it('refuses a file without its columns, and a payment that it cannot read, with the row', () => {
  expect(() => readStatement('a,b\n1,2')).toThrow('The statement has no column like receiptno or receipt.')
  expect(() => readStatement(`${HEAD}\n?,now,x,Completed,100.00,,K`)).toThrow('Row 2 of the statement cannot be read.')
  expect(() => readStatement(`${HEAD}\nTKT0000001,now,x,Completed,1e3,,K`)).toThrow('Row 2 of the statement')
})
