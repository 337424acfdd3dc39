import './catchToastStyles'

import { createRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'

import { makeStore } from '~/client/store/store'

import { App } from './App'
import { routes } from './routes'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')

createRoot(root).render(
  <App store={makeStore()}>
    <RouterProvider router={createBrowserRouter(routes)} />
  </App>,
)
