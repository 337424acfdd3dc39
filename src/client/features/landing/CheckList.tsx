import CheckRounded from '@mui/icons-material/CheckRounded'
import { styled } from '@mui/material/styles'

type CheckListProps = { items: readonly string[] }

/** Short statements, each with a check mark; the text takes the colour of its surroundings. */
export function CheckList({ items }: CheckListProps) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <CheckRounded aria-hidden fontSize="small" />
          <span>{item}</span>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: theme.spacing(2), paddingBlock: theme.spacing(0.5) },
  '& svg': { flex: 'none', marginTop: theme.spacing(0.5), color: theme.vars.palette.primary.main },
}))
