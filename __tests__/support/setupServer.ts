import { killProducts } from './product'

afterAll(killProducts)
