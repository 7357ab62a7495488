import { cartPage } from './cart-page/cart.page.ts';
import { checkoutPage } from './checkout/checkout.page.ts';
import { customNeonPage } from './custom-neon/custom-neon.page.ts';
import { savedDesignPage } from './custom-neon/saved-design.page.ts';
import { galleryPage } from './gallery/gallery.page.ts';
import { homePage } from './home/home.page.ts';
import { logoEnquiryPage } from './logo-enquiry/logo-enquiry.page.ts';
import { notFoundPage } from './not-found/not-found.page.ts';
import { orderPage } from './order/order.page.ts';
import { trackOrderPage } from './order/track-order.page.ts';
import { infoPage } from './pages/info.page.ts';
import { workPage } from './pages/work.page.ts';
import { productListPage } from './product-list/product-list.page.ts';
import { productPage } from './product-page/product.page.ts';

/** The public pages; the last one matches unknown paths. */
export const shopPages = [
  homePage,
  productListPage,
  productPage,
  cartPage,
  checkoutPage,
  trackOrderPage,
  orderPage,
  customNeonPage,
  logoEnquiryPage,
  savedDesignPage,
  galleryPage,
  infoPage,
  workPage,
  notFoundPage,
];

/** Name of a screen, of its chunk `screen-<kind>` and of its entry in `publicPages`. */
export type ScreenName = (typeof shopPages)[number]['kind'];
