import CheckRounded from '@mui/icons-material/CheckRounded'
import { List, ListItem, ListItemIcon, Typography } from '@mui/material'

type CheckListProps = {
  items: readonly string[]
  /** Palette token of the check marks. */
  markColor: string
}

/** Short statements, each with a check mark; the text takes the colour of its surroundings. */
export function CheckList({ items, markColor }: CheckListProps) {
  return (
    <List disablePadding>
      {items.map((item) => (
        <ListItem key={item} disableGutters alignItems="flex-start" sx={{ py: 0.5 }}>
          <ListItemIcon sx={{ minWidth: 36, mt: 0.5, color: markColor }}>
            <CheckRounded fontSize="small" />
          </ListItemIcon>
          <Typography sx={{ flex: 1 }}>{item}</Typography>
        </ListItem>
      ))}
    </List>
  )
}
