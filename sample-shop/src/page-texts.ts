export interface PageText {
  kind: 'page' | 'work';
  slug: string;
  title: string;
  description: string;
  body: string;
  /** the sample's products that it shows, by slug of their pictures; the first in a room */
  shows: string[];
}

/** Texts of pages that every shop has, also without the sample. */
export const pageTexts: PageText[] = [
  {
    kind: 'page',
    slug: 'offers',
    title: 'Offers',
    description: 'What costs less today, and how our offers work.',
    shows: [],
    body: `An offer is always in the price that you see: the old price is struck through beside the new one, and the cart shows what you save.

## Always
- Free PAN India shipping with transit insurance, whatever the size of the sign.
- A first drawing of your custom design costs nothing.

## When an offer runs
- The ribbon at the top of the shop says what it is and how long it lasts.
- Signs on offer carry their discount in every list.
- A voucher code is entered in the cart; it tells you at once whether it holds and what it takes off.

## For cafés, offices and weddings
From five signs on we make you a price of your own. Send us the list on WhatsApp.`,
  },
  {
    kind: 'page',
    slug: 'info',
    title: 'How we work',
    description: 'Who bends your sign, what it is made of, and what happens between your idea and its light.',
    shows: [],
    body: `We make neon signs, LED boards, name plates and logos one at a time, by hand, in our own workshop.

## From idea to light
- You send words, a sketch or a logo; or you type them into our designer and see them glow.
- We draw it at its real size and you approve the drawing.
- We bend, wire and test it for a night, pack it for the road and send it.

## What it is made of
- LED neon flex or moulded tubes on acrylic, 12 V, safe to touch and to hang above a bed.
- Metal or acrylic letters for boards and plates, for indoors and, sealed, for outdoors.

## After it arrives
Every sign comes with its adapter, screws and a drawing for the drill holes. One year of warranty begins on that day.`,
  },
  {
    kind: 'page',
    slug: 'sign-up',
    title: 'Sign Up',
    description: 'You need no account to buy here. Here is how to hear from us all the same.',
    shows: [],
    body: `Nobody has to sign up to order: your cart stays in your browser, and your order has a number that opens it again.

## Hear of offers first
Send us “offers” on WhatsApp with the button below, and we write to you when something new is on the wall: at most twice a month. Send “stop” and we stop.

## For the people who run this shop
The console has a sign-in of its own; its link, Login, is at the foot of every page.`,
  },
  {
    kind: 'page',
    slug: 'shipping',
    title: 'Shipping',
    description: 'Made to order and dispatched in 3–5 business days. Free PAN India shipping with transit insurance.',
    shows: [],
    body: `Every sign is made to order: bent, wired and tested for a night before it is packed.

## When it leaves us
- Signs from the catalogue are dispatched in 3–5 business days.
- Custom designs are dispatched in 3–5 business days after you approve the drawing.
- You get the tracking number on WhatsApp or by email on the day it leaves.

## What it costs
- Free PAN India shipping, to every PIN code that our couriers reach.
- No minimum order, and nothing to pay at the door except an order with cash on delivery.

## On the road
- Transit insurance is included with every parcel. A broken sign is made again at our cost.
- Please record a video while you open the box, and write to us within 48 hours if anything is damaged.
- Most metros take 2–4 days after dispatch; the North East, Jammu & Kashmir, Ladakh and the islands take 6–10 days.

## Cash on delivery
COD is available on request. Choose it at checkout or tell us on chat; for large boards we may ask for a part of the price in advance.

## If it must be there by a date
Weddings and openings do not wait. Tell us the date before you order, and we say honestly whether we can make it.`,
  },
  {
    kind: 'page',
    slug: 'privacy',
    title: 'Privacy',
    description: 'What we know about you, why we keep it, and how to have it deleted.',
    shows: [],
    body: `We sell signs, not data. This page says what we know about you and why.

## What you give us
- With an order: your name, phone number, address, PIN code and, if you like, your email. We need them to make, deliver and support what you ordered, and to write the invoice that the law asks for.
- With a review: the name you choose, your rating and your words. They are public once we have approved them.
- On chat: what you write to us, on WhatsApp and under WhatsApp’s own terms.

## What your browser keeps
Your cart, the prices it showed you and the signs you looked at stay in your own browser. When you order, a cookie marks your browser, so that nobody who guesses at your order can keep you from it. We use no advertising cookies and hand nothing to advertising networks.

## Who else sees it
- The courier sees your name, address and phone number.
- Our accountant sees invoices.
- Nobody else, unless a court orders it.

## How long we keep it
Invoices as long as tax law demands. Everything else until you ask us to delete it.

## Your rights
Under the Digital Personal Data Protection Act, 2023 you may ask what we keep about you, have it corrected and have it deleted. Write to the address on our contact page; we answer within seven days.`,
  },
  {
    kind: 'page',
    slug: 'terms',
    title: 'Terms',
    description: 'Orders, prices, warranty and returns, in plain words.',
    shows: [],
    body: `Short, because a sign should not need a lawyer.

## Orders and prices
- All prices are in Indian rupees. What you see in the cart is what you pay; shipping is free within India.
- An order is accepted when we confirm it. If something is not possible, such as a size or a colour, we tell you before we begin.
- A custom design goes into making after you have approved its drawing.

## Cancelling
- Until we have begun to bend, usually within 24 hours of your order, you may cancel without giving a reason.
- After that a made-to-order sign cannot be cancelled, as nobody else can use it.

## Warranty
- One year on the light, the wiring and the adapter. We repair or replace, and pay the transport both ways.
- Not covered: water on a sign made for indoors, a voltage other than the one stated, and attempts to open it.

## Returns
If what arrives is damaged, wrong or not as described, we make it good or give your money back. Tell us within 48 hours of delivery, with a picture.

## Your designs
You keep every right to a name, logo or drawing that you send. Please send only what you may use. We show pictures of finished work unless you ask us not to.

## The law
Indian law applies. Talk to us first: most things are settled in one call.`,
  },
  {
    kind: 'page',
    slug: 'contact',
    title: 'Contact',
    description: 'Talk to the people who bend your sign: WhatsApp, email, Monday to Saturday.',
    shows: [],
    body: `You talk to the people who make your sign, not to a call centre.

## The quickest way
Send us a message on WhatsApp with the words, the wall and the date. A photo of the wall helps. You have a first drawing and a price the same day.

## By email
The address is at the foot of this page. Please write the order number in the subject if you have one.

## When we answer
- Monday to Saturday, 10 am to 7 pm.
- On Sundays and national holidays we are at home, like our signs.

## If something is wrong
Send a picture or a short video and your order number. We answer complaints within one working day, and most are solved within three.`,
  },
];

/** Stories of the sample's works. */
export const sampleWorks: PageText[] = [
  {
    kind: 'work',
    slug: 'studio-focus',
    title: 'Studio focus',
    description: 'A podcast room, a record shelf and a guitar corner, with light that can be turned down to a whisper.',
    shows: ['on-air-studio', 'play-it-loud', 'spin-slow', 'orbit-labs-logo', 'bijli-bolt'],
    body: `A studio in Bengaluru asked for three things: light that looks good on camera, makes no hum, and can be dimmed almost to nothing.

## The brief
The room is four metres wide, with concrete, brick and one dark wall. Microphones hear everything, so no transformer may sing; cameras see everything, so no tube may flicker at any shutter speed.

## What we made
- A sign over the desk that is on when the room is recording, wired to the mixer’s tally.
- Violet for the shelf of records, turned down to a fifth while people speak.
- One loud colour in the corner of the frame, because every channel needs a face.

## What we learnt
On a dark wall the halo matters more than the tube. We moved every sign three centimetres off the wall, and the room grew a metre deeper.`,
  },
  {
    kind: 'work',
    slug: 'design-depth',
    title: 'Design depth',
    description: 'Petals, feathers and letters in layers: how a flat drawing becomes a sign with depth.',
    shows: ['mor-pankh', 'rangoli-mandala', 'kamal-lotus-pond', 'titli-butterfly', 'shri-lotus'],
    body: `A drawing is flat. A sign is not: it has a core, an edge, a glow and a shadow, and all four can be designed.

## Lines first
We draw each motif as one hand would bend it, with as few breaks as the tube allows. A peacock feather needs eleven strokes; the first sketch had thirty.

## Then layers
- The outline stands in front and is the brightest.
- Inner lines sit a centimetre behind it, in a softer white.
- The backboard is cut to the shape, so that the wall itself is part of the picture.

## Then the wall
Brick breaks the glow up, plaster spreads it, glass doubles it. Send us a photo of yours, and we choose the tube for it.`,
  },
];
