import type { Words } from '../../../../lib/domain/words/catalogue.ts';
import type * as german from '../sentences.ts';

/** The help of every screen of the navigation, and of two that it has no entry for. */
export const HELP: Words<typeof german.HELP> = {
  '/heute': {
    title: 'Today',
    sentence: 'The day at a glance: what is waiting, how busy it will get and what has come in so far.',
    more: ['Every figure takes you to where you can do something about it.'],
  },
  '/': {
    title: 'Orders',
    sentence: 'New orders arrive here: confirm them, pass them on, complete them.',
    more: [
      'New orders ring on all devices until someone takes care of them.',
      'Every step can be undone for five seconds.',
      'Tap a card to open the order with allergens, contact and payment.',
    ],
  },
  '/kueche': {
    title: 'Kitchen',
    sentence: 'What a station has to prepare, the earliest first, in large type.',
    more: [
      'A tap on “Done” appears on all screens at once; a second tap takes it back.',
      'The pass shows all stations together and passes orders on as soon as everything is done.',
    ],
  },
  '/sold-out': {
    title: 'Sold out',
    sentence: 'Turn off what has run out today: customers can no longer order it from that moment.',
    more: [
      'At three in the morning, everything is back automatically.',
      'The hash sign counts down: “Left today 7” or “Every day 20”, also of a single option. From five on, customers read “Only … left”; at zero, the dish is sold out.',
      'It only applies to the branch you have chosen.',
    ],
  },
  '/orders': {
    title: 'History',
    sentence: 'All orders, including older ones, by number, name, phone, day or status.',
    more: ['You’ll find a phone number with or without its country code.'],
  },
  '/messages': {
    title: 'Messages',
    sentence: 'Which email, SMS or notification went to whom, and whether it arrived.',
    more: ['You can send again here what didn’t arrive.'],
  },
  '/menus': {
    title: 'Menus',
    sentence: 'Put together which dishes a branch offers, and in which order.',
    more: [
      'Drag categories and dishes by their handle, or pick them up with the space bar.',
      'A menu can be valid from a certain day and for several branches.',
    ],
  },
  '/products': {
    title: 'Products',
    sentence: 'Your dishes and goods with price, choices, allergens and images.',
    more: [
      'Next to the form, you see what customers see.',
      'You can change many prices at once, and bring in whole lists from Excel.',
    ],
  },
  '/option-groups': {
    title: 'Shared options',
    sentence: 'A choice like “Size” or “Extras” that many products have and that you maintain once.',
    more: [
      'A change applies to all products at once and can be undone as a whole.',
      '“Detach” turns it into a product’s own choice.',
    ],
  },
  '/categories': {
    title: 'Categories',
    sentence: 'Headings on the menu that your dishes are listed under.',
    more: ['You decide in the menus which one a category is on.'],
  },
  '/tags': {
    title: 'Tags',
    sentence: 'Features like “Vegan” by which customers filter your branches.',
    more: [],
  },
  '/uebersetzungen': {
    title: 'Translations',
    sentence: 'What you write yourself, in your guests’ languages: dishes, choices, texts.',
    more: [
      'Guests read in German what is missing; kitchen and receipts always stay German.',
      'As a table, everything goes to a translation agency and comes back.',
    ],
  },
  '/images': {
    title: 'Images',
    sentence: 'All of the shop’s images in one place, to upload, crop and tidy up.',
    more: ['An image is only deleted once nothing refers to it any more.'],
  },
  '/branches': {
    title: 'Branches',
    sentence: 'Address, opening hours, delivery areas and payment methods of each branch.',
    more: [
      'Enter public holidays and staff holidays of several branches under Closing days.',
      'The quickest way to create a new branch is to duplicate another one.',
    ],
  },
  '/schliesstage': {
    title: 'Closing days',
    sentence:
      'A whole year at a glance: public holidays, staff holidays and different hours for several branches.',
    more: [
      '“Same as 2026” copies one year’s days to the next; movable holidays move along.',
      'Before you save, you see which pre-orders there are for these days.',
    ],
  },
  '/vorschau': {
    title: 'Preview',
    sentence: 'The whole shop as customers see it on another day at another time.',
    more: [
      'Use it to check a closing day before it comes. A bar at the top says which time is shown.',
      'Ordering is not possible there, and customers don’t notice any of it.',
    ],
  },
  '/tables': {
    title: 'Tables',
    sentence: 'Tables at which guests order, and their QR codes to print.',
    more: ['You can create several tables at once; the codes come as an A4 sheet.'],
  },
  '/devices': {
    title: 'Devices',
    sentence: 'Printers and tablets of your branches: what they print and whether they respond.',
    more: ['The test print shows whether a printer is set up correctly.'],
  },
  '/stations': {
    title: 'Stations',
    sentence: 'Places in your kitchen, like pizza oven, cold kitchen or bar, that prepare separately.',
    more: [
      'Choose what a station prepares in the categories, and exceptions in the products.',
      'A printer can print the tickets of its stations only.',
    ],
  },
  '/prints': {
    title: 'Print jobs',
    sentence: 'Every print job with its status: printed, waiting or failed.',
    more: ['You can print again from here what is missing.'],
  },
  '/divisions': {
    title: 'Organisations',
    sentence: 'Group branches that belong to the same business.',
    more: [],
  },
  '/statistics': {
    title: 'Statistics',
    sentence: 'Sales, orders and popular dishes, compared with the time before.',
    more: ['Every report is also available as a table and as CSV.'],
  },
  '/payments': {
    title: 'Payments',
    sentence: 'Online payments and refunds, and what got stuck along the way.',
    more: [],
  },
  '/promotions': {
    title: 'Promotions',
    sentence: 'Discounts that count by themselves or with a voucher code.',
    more: [
      'The sentence above the form says what a promotion does.',
      'Generate codes in a saved promotion; you can save them as a table for printing.',
    ],
  },
  '/price-times': {
    title: 'Price times',
    sentence: 'At certain times products cost something else: happy hour, lunch, weekend.',
    more: [
      'What counts is the time that an order is for. If several apply, the lowest price does.',
      'Whoever has seen a price still gets it for 15 minutes after its end.',
    ],
  },
  '/books': {
    title: 'Accounting',
    sentence: 'Close days, and pass the figures on to your tax adviser.',
    more: ['A closed day no longer changes.', 'You can export as a table, for DATEV or as an archive.'],
  },
  '/withdrawals': {
    title: 'Withdrawals',
    sentence: 'Customers who have withdrawn from a purchase (Widerruf): check, answer, done.',
    more: ['The acknowledgement of receipt is sent automatically.'],
  },
  '/users': {
    title: 'Users',
    sentence: 'Who can sign in, with which role and for which branches.',
    more: ['Anyone who has forgotten their password gets a sign-in link from you.'],
  },
  '/konto': {
    title: 'My account',
    sentence: 'Your password, your second factor and the devices on which you are signed in.',
    more: ['Sign out a lost device from here.'],
  },
  '/config': {
    title: 'Settings',
    sentence: 'What applies to the whole shop: name, design, legal texts, payment methods, add-ons.',
    more: ['The search (magnifying glass at the top) takes you to every single field.'],
  },
  '/publishing': {
    title: 'Publishing',
    sentence: 'Whether your changes are in the shop yet, and the way back to an earlier version.',
    more: [],
  },
  '/blocks': {
    title: 'Content',
    sentence: 'Texts and images of the home page and your shop’s other pages.',
    more: [],
  },
  '/donatees': {
    title: 'Donation recipients',
    sentence: 'Associations and projects to which customers can donate with their order.',
    more: ['The add-on “Donations” has to be turned on for this.'],
  },
  '/uploads': {
    title: 'Uploads',
    sentence: 'Files that customers sent with their order, such as a picture for a cake.',
    more: [],
  },
  '/connections': {
    title: 'Connections',
    sentence: 'What other programs may do in the shop, and what the shop tells them.',
    more: [
      'Each program gets a key of its own, which can be deleted at any time.',
      'What does not arrive is sent again and again for three days.',
    ],
  },
  '/backups': {
    title: 'Backups',
    sentence: 'When the shop was last backed up and what is kept of it.',
    more: ['After 26 hours without a backup, every page warns you.'],
  },
  '/logs': {
    title: 'Activity log',
    sentence: 'Who changed what and when, with how it was before and after.',
    more: [],
  },
  '/customer-data': {
    title: 'Customer data',
    sentence: 'What is stored about a customer: export or delete it when they ask.',
    more: [],
  },
  '/aufnehmen': {
    title: 'Take an order',
    sentence: 'Take orders by phone or at the counter, even without a mouse.',
    more: ['The number finds name and address from before.', '“2 marg” and Enter adds two Margheritas.'],
  },
  '/first-run': {
    title: 'Getting started',
    sentence: 'From an empty shop to the first order: what is still missing, in the right order.',
    more: [],
  },
};

export const helpTexts: Words<typeof german.helpTexts> = {
  title: 'Help',
  of: (screen) => `Help on “${screen}”`,
  all: 'Help on all pages',
  shortcuts: 'Keyboard shortcuts',
  open: (screen) => `Open “${screen}”`,
  intro: 'What each page is for. You see the pages that your account can open.',
};
