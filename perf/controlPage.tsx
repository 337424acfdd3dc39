// The client's libraries as their documentation shows them, with one screen and no rule of the product.
import { yupResolver } from '@hookform/resolvers/yup'
import { Accordion, AccordionDetails, AccordionSummary, Button, Card, CircularProgress, Container } from '@mui/material'
import { CssBaseline, List, ListItem, ListItemIcon, ListItemText, TextField, Typography } from '@mui/material'
import { ThemeProvider, createTheme } from '@mui/material/styles'
import { configureStore } from '@reduxjs/toolkit'
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'
import i18next from 'i18next'
import { SnackbarProvider, enqueueSnackbar } from 'notistack'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useForm } from 'react-hook-form'
import { initReactI18next, useTranslation } from 'react-i18next'
import { Provider } from 'react-redux'
import { Link, RouterProvider, ScrollRestoration, createBrowserRouter } from 'react-router-dom'
import { object, string } from 'yup'

const credentials = object({ email: string().required().email(), password: string().required() })
type Credentials = { email: string; password: string }
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    login: build.mutation<string, Credentials>({
      query: (body) => ({ url: 'login', method: 'POST', body }),
    }),
  }),
})
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
})
const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } })

function Screen() {
  const { t } = useTranslation('shell')
  const [login] = api.useLoginMutation()
  const submit = (values: Credentials) =>
    login(values)
      .unwrap()
      .catch(() => enqueueSnackbar('No answer'))
  const { register, handleSubmit } = useForm({ resolver: yupResolver(credentials) })
  const [isBusy, setBusy] = useState(false)
  return (
    <Container component="main">
      <Typography variant="h1">{t('menu.open')}</Typography>
      <Button
        variant="contained"
        startIcon={isBusy ? <CircularProgress size={20} /> : null}
        onClick={() => {
          setBusy(true)
        }}
      >
        Diagnose
      </Button>
      {isBusy ? <Steps /> : null}
      <form onSubmit={(event) => void handleSubmit(submit)(event)}>
        <TextField label="Email Address" {...register('email')} />
        <TextField label="Password" type="password" {...register('password')} />
      </form>
      <Accordion>
        <AccordionSummary>Which crops?</AccordionSummary>
        <AccordionDetails>Maize, tomato, potato.</AccordionDetails>
      </Accordion>
      <Link to="/">Home</Link>
      <ScrollRestoration />
    </Container>
  )
}

/** Like the progress of a diagnosis. */
const Steps = () => (
  <Card variant="outlined">
    <List>
      {['Preparing', 'Sending'].map((step) => (
        <ListItem key={step}>
          <ListItemIcon>
            <CircularProgress size={24} />
          </ListItemIcon>
          <ListItemText>{step}</ListItemText>
          <Typography variant="body2">12 kB</Typography>
        </ListItem>
      ))}
    </List>
  </Card>
)

const root = document.getElementById('root')
void i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { shell: { menu: { open: 'Control' } } } } })
if (root)
  createRoot(root).render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <SnackbarProvider>
          <RouterProvider router={createBrowserRouter([{ path: '*', element: <Screen /> }])} />
        </SnackbarProvider>
      </ThemeProvider>
    </Provider>,
  )
