import CheckRounded from '@mui/icons-material/CheckRounded'
import { styled } from '@mui/material/styles'

export function CheckList({ items }: { items: readonly string[] }) {
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
  ...theme.mixins.plainList,
  '& > li': { display: 'flex', gap: theme.spacing(2), paddingBlock: theme.spacing(0.5) },
  '& svg': { flex: 'none', marginTop: theme.spacing(0.5), color: theme.vars.palette.primary.main },
}))
