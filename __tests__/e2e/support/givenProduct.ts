import { openProduct } from './openProduct'
import type { Product } from './openProduct'

/** The product and its browser for all tests of a file: opened before the first, closed after the last. */
export function givenProduct(): Pick<Product, 'openPage' | 'signedIn'> & { url: () => string } {
  let product: Product
  beforeAll(async () => {
    product = await openProduct()
  })
  afterAll(() => product.close())
  return {
    url: () => product.url,
    openPage: (options) => product.openPage(options),
    signedIn: () => product.signedIn(),
  }
}
