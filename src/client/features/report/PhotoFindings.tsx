import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded'
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded'
import HighlightOffRounded from '@mui/icons-material/HighlightOffRounded'
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Card,
  List,
  ListItem,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import type { Diagnosis } from '~/contract/responses'

/** Of several photos: how they made the result surer, what each shows by itself, and which do not count. */
export function PhotoFindings({ photos, firmness }: Pick<Diagnosis, 'photos' | 'firmness'>) {
  const { t } = useTranslation('diagnosis')
  const id = useId()
  if (photos.length === 0) return null
  return (
    <Findings variant="outlined">
      {firmness === null ? null : <Typography>{firmness}</Typography>}
      <Accordion disableGutters>
        <AccordionSummary expandIcon={<ExpandMoreRounded />} id={id} aria-controls={`${id}-list`}>
          <Typography variant="h6" component="span">
            {t('result.photos')}
          </Typography>
        </AccordionSummary>
        <AccordionDetails>
          <List disablePadding>
            {photos.map(({ title, isUsable }, index) => (
              <ListItem key={index} disableGutters>
                <ListItemIcon>
                  {isUsable ? <CheckCircleRounded color="primary" /> : <HighlightOffRounded color="warning" />}
                </ListItemIcon>
                <ListItemText
                  primary={t('result.photo', { number: index + 1, title })}
                  secondary={isUsable ? undefined : t('result.notCounted')}
                />
              </ListItem>
            ))}
          </List>
        </AccordionDetails>
      </Accordion>
    </Findings>
  )
}

const Findings = styled(Card)(({ theme }) => ({
  '& > p': { padding: theme.spacing(1.5, 2, 0), lineHeight: 1.35 },
  '& .MuiAccordion-root::before': { display: 'none' },
  '& .MuiAccordionDetails-root': { paddingTop: 0 },
  '& .MuiListItem-root': { paddingBlock: theme.spacing(0.5) },
}))
