// Written by `npm run client` from the API's description; a test compares the two.

export interface Calls {
  /** Everything that pages are built from */
  'GET /api/init': {
    path: undefined;
    query: undefined;
    body: undefined;
    answer: Init;
  };
  /** How many of the products have changed, as one edit */
  'POST /api/products/changes': {
    path: undefined;
    query: undefined;
    body: ChangeOfProducts;
    answer: { data: EditsDone };
  };
  /** All that the branch has run out of; it is back by itself tomorrow */
  'PUT /api/branches/{id}/sold-out': {
    path: { id: string | number };
    query: undefined;
    body: SoldOutChange;
    answer: { data: SoldOut[] };
  };
  /** All that the branch counts, with what is left today */
  'GET /api/branches/{id}/stock': {
    path: { id: string | number };
    query: undefined;
    body: undefined;
    answer: { data: StockLevel[] };
  };
  /** All that the branch counts, with what is left today */
  'PUT /api/branches/{id}/stock': {
    path: { id: string | number };
    query: undefined;
    body: StockChange;
    answer: { data: StockLevel[] };
  };
  /** All of them, or those asked for */
  'GET /api/branches': {
    path: undefined;
    query: { filter?: string; range?: string; sort?: string; language?: string; identifier?: string };
    body: undefined;
    answer: { data: Branch[] };
  };
  /** The one */
  'GET /api/branches/{id}': {
    path: { id: string | number };
    query: { language?: string };
    body: undefined;
    answer: { data: Branch };
  };
  /** All of them, or those asked for */
  'GET /api/menus': {
    path: undefined;
    query: { filter?: string; range?: string; sort?: string; language?: string };
    body: undefined;
    answer: { data: Menu[] };
  };
  /** The new one */
  'POST /api/menus': {
    path: undefined;
    query: undefined;
    body: MenuDraft;
    answer: { data: Menu };
  };
  /** The one */
  'GET /api/menus/{id}': {
    path: { id: string | number };
    query: { language?: string };
    body: undefined;
    answer: { data: Menu };
  };
  /** As it is now */
  'PUT /api/menus/{id}': {
    path: { id: string | number };
    query: undefined;
    body: {
      name?: string;
      availableFrom?: string;
      branches?: { id: number }[];
      catalog?: {
        id: number;
        visible?: boolean;
        products?: { id: number; enabled?: boolean; visible?: boolean }[];
      }[];
    };
    answer: { data: Menu };
  };
  /** As it was */
  'DELETE /api/menus/{id}': {
    path: { id: string | number };
    query: undefined;
    body: undefined;
    answer: { data: Menu };
  };
  /** The new one */
  'POST /api/categories': {
    path: undefined;
    query: undefined;
    body: CategoryDraft;
    answer: { data: Category };
  };
  /** As it is now */
  'PUT /api/categories/{id}': {
    path: { id: string | number };
    query: undefined;
    body: { name?: string; image?: ImageRef; visible?: boolean; station?: { id: number } | null };
    answer: { data: Category };
  };
  /** As it was */
  'DELETE /api/categories/{id}': {
    path: { id: string | number };
    query: undefined;
    body: undefined;
    answer: { data: Category };
  };
  /** All of them, or those asked for */
  'GET /api/products': {
    path: undefined;
    query: { filter?: string; range?: string; sort?: string; language?: string };
    body: undefined;
    answer: { data: Product[] };
  };
  /** The new one */
  'POST /api/products': {
    path: undefined;
    query: undefined;
    body: ProductDraft;
    answer: { data: Product };
  };
  /** The one */
  'GET /api/products/{id}': {
    path: { id: string | number };
    query: { language?: string };
    body: undefined;
    answer: { data: Product };
  };
  /** As it is now */
  'PUT /api/products/{id}': {
    path: { id: string | number };
    query: undefined;
    body: {
      name?: string;
      description?: string;
      type?: string;
      enabled?: boolean;
      outUntil?: string | null;
      visible?: boolean;
      /** Whole currency, at most two decimals */
      price?: number;
      unit?: Unit;
      alternativeUnits?: {
        unit: Unit;
        ratio: number;
        minimumQuantity?: number;
        maximumQuantity?: number;
        quantityStepSize?: number;
        calculationModel?: 'fixed' | 'approximate' | 'minimum';
      }[];
      minimumQuantity?: number;
      maximumQuantity?: number;
      quantityStepSize?: number;
      defaultQuantity?: number;
      defaultUnit?:
        | 'Stk'
        | 'Portion'
        | 'Paar'
        | 'Person'
        | 'g'
        | 'dag'
        | 'kg'
        | 'ml'
        | 'cl'
        | 'dl'
        | 'l'
        | 'mm'
        | 'cm'
        | 'dm'
        | 'm'
        | 'mm²'
        | 'cm²'
        | 'dm²'
        | 'm²'
        | 'mm³'
        | 'cm³'
        | 'dm³'
        | 'm³';
      pricing?: 'unit' | 'fixed';
      calculationModel?: 'fixed' | 'approximate' | 'minimum';
      /** Percent */
      tax?: number;
      /** Percent */
      takeawayTax?: number;
      /** Percent */
      dineInTax?: number;
      taxShares?: TaxShare[];
      deposit?: Deposit;
      taxRates?: {
        delivery?: 'standard' | 'reduced' | 'special' | 'meal' | 'basic';
        takeaway?: 'standard' | 'reduced' | 'special' | 'meal' | 'basic';
        dineIn?: 'standard' | 'reduced' | 'special' | 'meal' | 'basic';
      };
      images?: ImageRef[];
      allergens?: string[];
      noAllergens?: boolean;
      additives?: string[];
      netContent?: NetContent;
      minimumAge?: 16 | 18 | null;
      origin?: string;
      nutrition?: Nutrition;
      label?: FoodLabel;
      isReturnable?: boolean;
      isStepByStep?: boolean;
      isLeadTimeEnabled?: boolean;
      leadTimeType?: 'minutes' | 'hours' | 'days' | 'weeks';
      leadTimeValue?: number;
      config?: {
        parts?: {
          name: string;
          description?: string;
          type: 'text' | 'textarea' | 'image' | 'images' | 'file' | 'files' | 'select' | 'multiselect';
          optional?: boolean;
          options?: {
            name: string;
            modifier?: 'add' | 'subtract' | 'overwrite';
            /** Whole currency, at most two decimals */
            value?: number;
            outUntil?: string | null;
            deposit?: Deposit;
            /** Percent */
            tax?: number | null;
            /** Percent */
            takeawayTax?: number | null;
            /** Percent */
            dineInTax?: number | null;
            allergens?: string[];
            noAllergens?: boolean;
            additives?: string[];
            netContent?: NetContent;
            minimumAge?: 16 | 18 | null;
            product?: Component;
          }[];
          group?: { id: number };
        }[];
      };
      goesWith?: { id: number }[];
      station?: { id: number } | null;
    };
    answer: { data: Product };
  };
  /** As it was */
  'DELETE /api/products/{id}': {
    path: { id: string | number };
    query: undefined;
    body: undefined;
    answer: { data: Product };
  };
  /** All of them, or those asked for */
  'GET /api/option-groups': {
    path: undefined;
    query: { filter?: string; range?: string; sort?: string; language?: string };
    body: undefined;
    answer: { data: OptionGroup[] };
  };
  /** The new one */
  'POST /api/option-groups': {
    path: undefined;
    query: undefined;
    body: OptionGroupDraft;
    answer: { data: OptionGroup };
  };
  /** The one */
  'GET /api/option-groups/{id}': {
    path: { id: string | number };
    query: { language?: string };
    body: undefined;
    answer: { data: OptionGroup };
  };
  /** As it is now */
  'PUT /api/option-groups/{id}': {
    path: { id: string | number };
    query: undefined;
    body: {
      name?: string;
      part?: {
        name: string;
        description?: string;
        type: 'text' | 'textarea' | 'image' | 'images' | 'file' | 'files' | 'select' | 'multiselect';
        optional?: boolean;
        options?: {
          name: string;
          modifier?: 'add' | 'subtract' | 'overwrite';
          /** Whole currency, at most two decimals */
          value?: number;
          deposit?: Deposit;
          /** Percent */
          tax?: number | null;
          /** Percent */
          takeawayTax?: number | null;
          /** Percent */
          dineInTax?: number | null;
          allergens?: string[];
          noAllergens?: boolean;
          additives?: string[];
          netContent?: NetContent;
          minimumAge?: 16 | 18 | null;
          product?: Component;
        }[];
      };
    };
    answer: { data: ChangedGroup };
  };
  /** As it was */
  'DELETE /api/option-groups/{id}': {
    path: { id: string | number };
    query: undefined;
    body: undefined;
    answer: { data: OptionGroup };
  };
  /** The order as stored */
  'POST /api/orders': {
    path: undefined;
    query: undefined;
    body: OrderDraft;
    answer: { data: PublicOrder };
  };
  /** Part of the orders, newest first; Content-Range tells which part */
  'GET /api/orders': {
    path: undefined;
    query: { filter?: string; range?: string; sort?: string };
    body: undefined;
    answer: { data: Order[] };
  };
  /** The order */
  'GET /api/orders/public/{uid}/{hash}': {
    path: { uid: string | number; hash: string | number };
    query: undefined;
    body: undefined;
    answer: { data: PublicOrder };
  };
  /** The orders under way, by when they are due */
  'GET /api/orders/current': {
    path: undefined;
    query: { branchId?: number };
    body: undefined;
    answer: { data: Order[] };
  };
  /** The order with its history */
  'GET /api/orders/{id}': {
    path: { id: string | number };
    query: undefined;
    body: undefined;
    answer: { data: OrderDetails };
  };
  /** The open order, with the stations that have prepared their part */
  'PUT /api/orders/{id}/stations/{station}': {
    path: { id: string | number; station: string | number };
    query: undefined;
    body: StationMark;
    answer: { data: Order };
  };
  /** The order as it is now */
  'POST /api/orders/{id}/status/cancel': {
    path: { id: string | number };
    query: undefined;
    body: OrderStep;
    answer: { data: OrderDetails };
  };
  /** The order as it is now */
  'POST /api/orders/{id}/status/confirm': {
    path: { id: string | number };
    query: undefined;
    body: OrderStep;
    answer: { data: OrderDetails };
  };
  /** The order as it is now */
  'POST /api/orders/{id}/status/reject': {
    path: { id: string | number };
    query: undefined;
    body: OrderStep;
    answer: { data: OrderDetails };
  };
  /** The order as it is now */
  'POST /api/orders/{id}/status/in-delivery': {
    path: { id: string | number };
    query: undefined;
    body: OrderStep;
    answer: { data: OrderDetails };
  };
  /** The order as it is now */
  'POST /api/orders/{id}/status/completed': {
    path: { id: string | number };
    query: undefined;
    body: OrderStep;
    answer: { data: OrderDetails };
  };
  /** The order, with what was done */
  'POST /api/orders/{id}/print': {
    path: { id: string | number };
    query: undefined;
    body: undefined;
    answer: { data: OrderDetails };
  };
  /** The part asked for */
  'GET /api/prints': {
    path: undefined;
    query: { filter?: string; range?: string; sort?: string };
    body: undefined;
    answer: { data: Print[] };
  };
  /** What waits for the printer now */
  'POST /api/prints/{id}/again': {
    path: { id: string | number };
    query: undefined;
    body: undefined;
    answer: { data: Print };
  };
  /** The order's receipt as its branch's printer has it */
  'GET /api/orders/{id}/receipt': {
    path: { id: string | number };
    query: undefined;
    body: undefined;
    answer: string;
  };
  /** Confirmed orders paid on site that no till has made a receipt for, the first placed first; at most 200 of the last 30 days */
  'GET /api/till/orders': {
    path: undefined;
    query: undefined;
    body: undefined;
    answer: { data: Order[] };
  };
  /** The order with its receipt; the same again changes nothing */
  'PUT /api/orders/{id}/till-receipt': {
    path: { id: string | number };
    query: undefined;
    body: TillReceipt;
    answer: { data: Order };
  };
}

/** The types of webhooks: ignore those that you do not know. */
export type WebhookType =
  | 'order.placed'
  | 'order.time_proposed'
  | 'order.accepted'
  | 'order.in_delivery'
  | 'order.completed'
  | 'order.rejected'
  | 'order.cancelled'
  | 'order.failed'
  | 'order.changed'
  | 'order.corrected'
  | 'payment.paid'
  | 'payment.refunded'
  | 'product.sold_out'
  | 'product.available'
  | 'shop.published'
  | 'webhook.test';

export type Branch = {
  id: number;
  identifier: string;
  formerIdentifiers?: string[];
  name: string;
  street?: string;
  zipCode?: string;
  city?: string;
  country?: '' | 'DE' | 'AT' | 'CH';
  phone?: string;
  email?: '' | string;
  longitude?: number | null;
  latitude?: number | null;
  openingHours?: HoursRule[];
  deliveryHours?: HoursRule[];
  isDeliveryHoursEnabled?: boolean;
  isDeliveryEnabled?: boolean;
  isTakeawayEnabled?: boolean;
  isDineInEnabled?: boolean;
  isPreorderEnabled?: boolean;
  isPublic?: boolean;
  isAppointmentRequired?: boolean;
  isQuotationRequired?: boolean;
  isTableSelectionEnabled?: boolean;
  closedMessage?: string;
  orderableFrom?: string | null;
  keywords?: string;
  tags?: { id: number }[];
  division?: { id: number } | null;
  images?: ImageRef[];
  logo?: ImageRef;
  deliveryAreas?: DeliveryArea[];
  deliveryBy?: 'place' | 'distance' | 'zones';
  soldOut?: SoldOut[];
  stock?: Stock[];
  fewLeft?: FewLeft[];
  popular?: number[];
  isDeliveryEmailRequired?: boolean;
  isDineInEmailRequired?: boolean;
  isTakeawayEmailRequired?: boolean;
  isDeliveryPhoneRequired?: boolean;
  isDineInPhoneRequired?: boolean;
  isTakeawayPhoneRequired?: boolean;
  isDeliveryAddressRequired?: boolean;
  isDineInAddressRequired?: boolean;
  isTakeawayAddressRequired?: boolean;
  isCashEnabled?: boolean;
  isATMCardEnabled?: boolean;
  isHydroAGVoucherEnabled?: boolean;
  isMollieEnabled?: boolean;
  isDatatransEnabled?: boolean;
  slotCapacity?: number | null;
  longerFromOrders?: number | null;
  pauseFromOrders?: number | null;
};

export type Category = {
  id: number;
  name: string;
  image?: ImageRef;
  visible?: boolean;
  station?: { id: number } | null;
};

export type CategoryDraft = {
  name: string;
  image?: ImageRef;
  visible?: boolean;
  station?: { id: number } | null;
};

export type ChangeOfProducts = { products: number[]; change: ProductsChange };

export type ChangedGroup = {
  id: number;
  name: string;
  part: {
    name: string;
    description?: string;
    type: 'text' | 'textarea' | 'image' | 'images' | 'file' | 'files' | 'select' | 'multiselect';
    optional?: boolean;
    options?: {
      name: string;
      modifier?: 'add' | 'subtract' | 'overwrite';
      /** Whole currency, at most two decimals */
      value?: number;
      deposit?: Deposit;
      /** Percent */
      tax?: number | null;
      /** Percent */
      takeawayTax?: number | null;
      /** Percent */
      dineInTax?: number | null;
      allergens?: string[];
      noAllergens?: boolean;
      additives?: string[];
      netContent?: NetContent;
      minimumAge?: 16 | 18 | null;
      product?: Component;
    }[];
  };
  changed?: number;
  logId?: number;
};

export type Component = {
  id: number;
  /** Whole currency, at most two decimals */
  price?: number;
  taxShares?: TaxShare[];
  image?: ImageRef;
  portion?: number;
};

export type Correction = {
  id: number;
  at: string;
  kind: 'storno' | 'part';
  /** Whole currency, at most two decimals */
  amount: number;
  rates: {
    /** Percent */
    rate: number;
    /** Whole currency, at most two decimals */
    gross: number;
    /** Whole currency, at most two decimals */
    tax: number;
  }[];
  lines: { index: number; amount: number }[];
  reason: string;
  user: string | null;
};

export type DeliveryArea = {
  area: string;
  /** Whole currency, at most two decimals */
  price?: number;
  /** Percent */
  tax?: number;
  taxRate?: 'standard' | 'reduced' | 'special' | 'meal' | 'basic' | null;
  free?: boolean;
  /** Whole currency, at most two decimals */
  minimumOrderValue?: number;
  /** Whole currency, at most two decimals */
  freeFromOrderValue?: number | null;
  upToMetres?: number | null;
  zone?: [number, number][][] | null;
};

export type Deposit = {
  /** Whole currency, at most two decimals */
  amount: number;
  kind: 'einweg' | 'mehrweg';
  /** Percent */
  tax?: number | null;
} | null;

export type DrainedWeight = { amount: number; unit: 'g' | 'dag' | 'kg' } | null;

export type EditsDone = { changed: number; logId: number | null };

export type FewLeft = {
  product: { id: number };
  part?: string | null;
  option?: string | null;
  left: number;
  until: string;
};

export type FoodLabel = {
  foodName?: string;
  ingredients?: string;
  producer?: string;
  instructions?: string;
  alcohol?: number | null;
  drainedWeight?: DrainedWeight;
} | null;

export type HoursRule = {
  type: 'once' | 'daily' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
  date?: string | null;
  isClosed?: boolean;
  from?: string;
  to?: string;
};

export type ImageRef = { id: number; version?: number; extension: string } | null;

export type Init = { data: { url: string; data: { data?: unknown } }[] };

export type Menu = {
  id: number;
  name?: string;
  availableFrom: string;
  branches?: { id: number }[];
  catalog?: {
    id: number;
    visible?: boolean;
    products?: { id: number; enabled?: boolean; visible?: boolean }[];
  }[];
};

export type MenuDraft = {
  name?: string;
  availableFrom: string;
  branches?: { id: number }[];
  catalog?: {
    id: number;
    visible?: boolean;
    products?: { id: number; enabled?: boolean; visible?: boolean }[];
  }[];
};

export type NetContent = { amount: number; unit: 'g' | 'dag' | 'kg' | 'ml' | 'cl' | 'dl' | 'l' } | null;

export type Nutrition = {
  energyKj: number;
  fat: number;
  saturates: number;
  carbohydrates: number;
  sugars: number;
  protein: number;
  salt: number;
} | null;

export type OptionGroup = {
  id: number;
  name: string;
  part: {
    name: string;
    description?: string;
    type: 'text' | 'textarea' | 'image' | 'images' | 'file' | 'files' | 'select' | 'multiselect';
    optional?: boolean;
    options?: {
      name: string;
      modifier?: 'add' | 'subtract' | 'overwrite';
      /** Whole currency, at most two decimals */
      value?: number;
      deposit?: Deposit;
      /** Percent */
      tax?: number | null;
      /** Percent */
      takeawayTax?: number | null;
      /** Percent */
      dineInTax?: number | null;
      allergens?: string[];
      noAllergens?: boolean;
      additives?: string[];
      netContent?: NetContent;
      minimumAge?: 16 | 18 | null;
      product?: Component;
    }[];
  };
};

export type OptionGroupDraft = {
  name: string;
  part: {
    name: string;
    description?: string;
    type: 'text' | 'textarea' | 'image' | 'images' | 'file' | 'files' | 'select' | 'multiselect';
    optional?: boolean;
    options?: {
      name: string;
      modifier?: 'add' | 'subtract' | 'overwrite';
      /** Whole currency, at most two decimals */
      value?: number;
      deposit?: Deposit;
      /** Percent */
      tax?: number | null;
      /** Percent */
      takeawayTax?: number | null;
      /** Percent */
      dineInTax?: number | null;
      allergens?: string[];
      noAllergens?: boolean;
      additives?: string[];
      netContent?: NetContent;
      minimumAge?: 16 | 18 | null;
      product?: Component;
    }[];
  };
};

export type Order = {
  id: number;
  uid: string;
  hash: string;
  ticketNumber: string | null;
  paymentRedirectUrl: string | null;
  paymentWaitsUntil?: string | null;
  paymentMethod: 'cash' | 'atm-card' | 'hydro-ag-voucher' | 'mollie' | 'datatrans' | 'test-terminal';
  isDelivery: boolean;
  isDineIn: boolean;
  tableIdentifier: string | null;
  createdAt: string;
  appointmentDate: string | null;
  appointment: string | null;
  counterAppointment: string | null;
  rejectionMessage: string | null;
  questionnaireRating: number | null;
  branch: {
    id: number;
    identifier?: string;
    name?: string;
    street?: string;
    zipCode?: string;
    city?: string;
    phone?: string;
  };
  isConfirmed: boolean;
  isInDelivery: boolean;
  isDelivered: boolean;
  isCompleted: boolean;
  isRejected: boolean;
  isCanceled: boolean;
  isFailed: boolean;
  isPaid: boolean;
  isRefunded: boolean;
  /** Whole currency, at most two decimals */
  refunded?: number;
  strayPayment?: StrayPayment;
  hasConfirmation?: boolean;
  items: StaffOrderItem[];
  pricing: Pricing;
  tillReceipt?: TillReceipt;
  state: 'new' | 'confirmed' | 'inDelivery' | 'completed' | 'rejected' | 'canceled' | 'failed';
  stationsDone?: StationDone[];
  bookNumber: string;
  dueAt: string;
  currency: string;
  name: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  floor: string;
  stairway: string;
  door: string;
  comment: string;
  donateeName: string | null;
  language?: 'de' | 'en' | 'fr' | 'it' | 'tr';
  takenBy?: TakenBy;
};

export type OrderComponent = {
  part: string;
  option: string;
  product: { id: number };
  station?: { id: number };
};

export type OrderDeposit = {
  kind: 'einweg' | 'mehrweg';
  /** Whole currency, at most two decimals */
  amount: number;
  pieces: number;
  /** Whole currency, at most two decimals */
  gross: number;
  /** Percent */
  taxRate: number;
};

export type OrderDetails = {
  id: number;
  uid: string;
  hash: string;
  ticketNumber: string | null;
  paymentRedirectUrl: string | null;
  paymentWaitsUntil?: string | null;
  paymentMethod: 'cash' | 'atm-card' | 'hydro-ag-voucher' | 'mollie' | 'datatrans' | 'test-terminal';
  isDelivery: boolean;
  isDineIn: boolean;
  tableIdentifier: string | null;
  createdAt: string;
  appointmentDate: string | null;
  appointment: string | null;
  counterAppointment: string | null;
  rejectionMessage: string | null;
  questionnaireRating: number | null;
  branch: {
    id: number;
    identifier?: string;
    name?: string;
    street?: string;
    zipCode?: string;
    city?: string;
    phone?: string;
  };
  isConfirmed: boolean;
  isInDelivery: boolean;
  isDelivered: boolean;
  isCompleted: boolean;
  isRejected: boolean;
  isCanceled: boolean;
  isFailed: boolean;
  isPaid: boolean;
  isRefunded: boolean;
  /** Whole currency, at most two decimals */
  refunded?: number;
  strayPayment?: StrayPayment;
  hasConfirmation?: boolean;
  items: StaffOrderItem[];
  pricing: Pricing;
  tillReceipt?: TillReceipt;
  state: 'new' | 'confirmed' | 'inDelivery' | 'completed' | 'rejected' | 'canceled' | 'failed';
  stationsDone?: StationDone[];
  bookNumber: string;
  dueAt: string;
  currency: string;
  name: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  floor: string;
  stairway: string;
  door: string;
  comment: string;
  donateeName: string | null;
  language?: 'de' | 'en' | 'fr' | 'it' | 'tr';
  takenBy?: TakenBy;
  history: OrderEvent[];
  errands: OrderErrand[];
  prints: Print[];
  payment: PaymentDetails;
  corrections?: Correction[];
  files: Upload[];
  questionnaire: Questionnaire | null;
};

export type OrderDraft = {
  branch: { id: number };
  isDelivery?: boolean;
  isDineIn?: boolean;
  table?: { id: number } | null;
  donatee?: { id: number } | null;
  name?: string;
  email?: string;
  phone?: string;
  street?: string;
  city?: string;
  area?: string;
  floor?: string;
  stairway?: string;
  door?: string;
  comment?: string;
  appointmentDate?: string | null;
  paymentMethod: 'cash' | 'atm-card' | 'hydro-ag-voucher' | 'mollie' | 'datatrans' | 'test-terminal';
  legalInstructions?: boolean;
  privacyPolicy?: boolean;
  /** Whole currency, at most two decimals */
  tip?: number;
  ageConfirmed?: boolean;
  codes?: string[];
  isFirstOrder?: boolean;
  /** Whole currency, at most two decimals */
  expectedTotal?: number;
  items: OrderItemDraft[];
};

export type OrderErrand = {
  at: string;
  channel: 'mail' | 'sms' | 'print' | 'push' | 'payment';
  purpose: string;
  recipient: string;
  state: 'waiting' | 'queued' | 'done' | 'failed' | 'notConfigured' | 'skipped';
  reason: string | null;
  id: number;
};

export type OrderEvent = {
  at: string;
  actor: 'customer' | 'staff' | 'system';
  user: { id: number | null; name: string } | null;
  action: string;
  changes: Record<string, { from?: unknown; to?: unknown }>;
};

export type OrderItem = {
  product: { id: number } | null;
  name: string;
  amount: number;
  unit:
    | 'Stk'
    | 'Portion'
    | 'Paar'
    | 'Person'
    | 'g'
    | 'dag'
    | 'kg'
    | 'ml'
    | 'cl'
    | 'dl'
    | 'l'
    | 'mm'
    | 'cm'
    | 'dm'
    | 'm'
    | 'mm²'
    | 'cm²'
    | 'dm²'
    | 'm²'
    | 'mm³'
    | 'cm³'
    | 'dm³'
    | 'm³';
  parts: { name: string; value: string | string[] | { id: number; publicHash: string }[] }[];
  /** Whole currency, at most two decimals */
  unitPrice: number;
  /** Whole currency, at most two decimals */
  gross: number;
  /** Whole currency, at most two decimals */
  discount?: number;
  /** Percent */
  taxRate: number;
  taxes?: {
    /** Percent */
    rate: number;
    /** Whole currency, at most two decimals */
    gross: number;
  }[];
  deposits?: OrderDeposit[];
  isApproximate: boolean;
  facts?: OrderItemFacts;
  german?: Record<string, string>;
};

export type OrderItemDraft = {
  product: { id: number };
  amount: number;
  unit:
    | 'Stk'
    | 'Portion'
    | 'Paar'
    | 'Person'
    | 'g'
    | 'dag'
    | 'kg'
    | 'ml'
    | 'cl'
    | 'dl'
    | 'l'
    | 'mm'
    | 'cm'
    | 'dm'
    | 'm'
    | 'mm²'
    | 'cm²'
    | 'dm²'
    | 'm²'
    | 'mm³'
    | 'cm³'
    | 'dm³'
    | 'm³';
  parts?: { name: string; value: string | string[] | { id: number; publicHash: string }[] }[];
  /** Whole currency, at most two decimals */
  expectedTotal?: number;
};

export type OrderItemFacts = {
  allergens: string[];
  isComplete: boolean;
  additives: string[];
  basePrice: {
    /** Whole currency, at most two decimals */
    price: number;
    per: 'kg' | 'l';
  } | null;
  minimumAge: 16 | 18 | null;
  isReturnable?: boolean;
  netContent?: NetContent;
  drainedWeight?: DrainedWeight;
  origin?: string;
} | null;

export type OrderPromotion = {
  id: number;
  name: string;
  code: string | null;
  kind: 'buyGet' | 'nth' | 'dish' | 'percent' | 'amount' | 'delivery';
  /** Whole currency, at most two decimals */
  amount: number;
};

export type OrderStep = { rejectionMessage?: string | null; appointment?: string | null };

export type PaymentDetails = {
  id: number;
  order: { id: number; ticketNumber: string } | null;
  branch: { id: number };
  method: 'mollie' | 'datatrans' | 'test-terminal';
  providerId: string | null;
  reference: string;
  state: 'creating' | 'open' | 'abandoned' | 'paid' | 'ended';
  problem: 'late' | 'amount' | 'currency' | 'reference' | 'refundFailed' | 'chargedBack' | null;
  /** Whole currency, at most two decimals */
  amount: number;
  currency: string;
  /** Whole currency, at most two decimals */
  seenAmount: number | null;
  seenCurrency: string | null;
  /** Whole currency, at most two decimals */
  refunded: number;
  /** Whole currency, at most two decimals */
  chargedBack: number;
  createdAt: string;
  waitsUntil: string;
  endedAt: string | null;
  lastError: string | null;
  refunds: Refund[];
} | null;

export type Pricing = {
  /** Whole currency, at most two decimals */
  gross: number;
  /** Whole currency, at most two decimals */
  net: number;
  /** Whole currency, at most two decimals */
  tax: number;
  /** Whole currency, at most two decimals */
  depositGross?: number;
  /** Whole currency, at most two decimals */
  tip?: number;
  rounding?: number;
  /** Whole currency, at most two decimals */
  discount?: number;
  /** Whole currency, at most two decimals */
  deliveryDiscount?: number;
  promotions?: OrderPromotion[];
  /** Whole currency, at most two decimals */
  deliveryGross: number;
  /** Whole currency, at most two decimals */
  deliveryNet: number;
  /** Whole currency, at most two decimals */
  totalGross: number;
  /** Whole currency, at most two decimals */
  totalNet: number;
  taxes: {
    /** Percent */
    rate: number;
    /** Whole currency, at most two decimals */
    amount: number;
  }[];
  isApproximate: boolean;
};

export type Print = {
  id: number;
  purpose: 'order' | 'test';
  order: { id: number; ticketNumber: string } | null;
  branch: { id: number };
  device: { id: number | null; name: string };
  state: 'queued' | 'taken' | 'acknowledged' | 'failed';
  repeat: 'copy' | 'again' | null;
  tries: number;
  problem:
    | 'forbidden'
    | 'unreachable'
    | 'refused'
    | 'closed'
    | 'silent'
    | 'paperOut'
    | 'coverOpen'
    | 'offline'
    | 'rejected'
    | 'unanswered'
    | 'unconfirmed'
    | 'deviceOff'
    | 'deviceGone'
    | null;
  createdAt: string;
  takenAt: string | null;
  doneAt: string | null;
};

export type Product = {
  id: number;
  name: string;
  description?: string;
  type?: string;
  enabled?: boolean;
  outUntil?: string | null;
  visible?: boolean;
  /** Whole currency, at most two decimals */
  price: number;
  unit?: Unit;
  alternativeUnits?: {
    unit: Unit;
    ratio: number;
    minimumQuantity?: number;
    maximumQuantity?: number;
    quantityStepSize?: number;
    calculationModel?: 'fixed' | 'approximate' | 'minimum';
  }[];
  minimumQuantity?: number;
  maximumQuantity?: number;
  quantityStepSize?: number;
  defaultQuantity?: number;
  defaultUnit?:
    | 'Stk'
    | 'Portion'
    | 'Paar'
    | 'Person'
    | 'g'
    | 'dag'
    | 'kg'
    | 'ml'
    | 'cl'
    | 'dl'
    | 'l'
    | 'mm'
    | 'cm'
    | 'dm'
    | 'm'
    | 'mm²'
    | 'cm²'
    | 'dm²'
    | 'm²'
    | 'mm³'
    | 'cm³'
    | 'dm³'
    | 'm³';
  pricing?: 'unit' | 'fixed';
  calculationModel?: 'fixed' | 'approximate' | 'minimum';
  /** Percent */
  tax?: number;
  /** Percent */
  takeawayTax?: number;
  /** Percent */
  dineInTax?: number;
  taxShares?: TaxShare[];
  deposit?: Deposit;
  taxRates?: {
    delivery?: 'standard' | 'reduced' | 'special' | 'meal' | 'basic';
    takeaway?: 'standard' | 'reduced' | 'special' | 'meal' | 'basic';
    dineIn?: 'standard' | 'reduced' | 'special' | 'meal' | 'basic';
  };
  images?: ImageRef[];
  allergens?: string[];
  noAllergens?: boolean;
  additives?: string[];
  netContent?: NetContent;
  minimumAge?: 16 | 18 | null;
  origin?: string;
  nutrition?: Nutrition;
  label?: FoodLabel;
  isReturnable?: boolean;
  isStepByStep?: boolean;
  isLeadTimeEnabled?: boolean;
  leadTimeType?: 'minutes' | 'hours' | 'days' | 'weeks';
  leadTimeValue?: number;
  config?: {
    parts?: {
      name: string;
      description?: string;
      type: 'text' | 'textarea' | 'image' | 'images' | 'file' | 'files' | 'select' | 'multiselect';
      optional?: boolean;
      options?: {
        name: string;
        modifier?: 'add' | 'subtract' | 'overwrite';
        /** Whole currency, at most two decimals */
        value?: number;
        outUntil?: string | null;
        deposit?: Deposit;
        /** Percent */
        tax?: number | null;
        /** Percent */
        takeawayTax?: number | null;
        /** Percent */
        dineInTax?: number | null;
        allergens?: string[];
        noAllergens?: boolean;
        additives?: string[];
        netContent?: NetContent;
        minimumAge?: 16 | 18 | null;
        product?: Component;
      }[];
      group?: { id: number };
    }[];
  };
  goesWith?: { id: number }[];
  station?: { id: number } | null;
};

export type ProductDraft = {
  name: string;
  description?: string;
  type?: string;
  enabled?: boolean;
  outUntil?: string | null;
  visible?: boolean;
  /** Whole currency, at most two decimals */
  price: number;
  unit?: Unit;
  alternativeUnits?: {
    unit: Unit;
    ratio: number;
    minimumQuantity?: number;
    maximumQuantity?: number;
    quantityStepSize?: number;
    calculationModel?: 'fixed' | 'approximate' | 'minimum';
  }[];
  minimumQuantity?: number;
  maximumQuantity?: number;
  quantityStepSize?: number;
  defaultQuantity?: number;
  defaultUnit?:
    | 'Stk'
    | 'Portion'
    | 'Paar'
    | 'Person'
    | 'g'
    | 'dag'
    | 'kg'
    | 'ml'
    | 'cl'
    | 'dl'
    | 'l'
    | 'mm'
    | 'cm'
    | 'dm'
    | 'm'
    | 'mm²'
    | 'cm²'
    | 'dm²'
    | 'm²'
    | 'mm³'
    | 'cm³'
    | 'dm³'
    | 'm³';
  pricing?: 'unit' | 'fixed';
  calculationModel?: 'fixed' | 'approximate' | 'minimum';
  /** Percent */
  tax?: number;
  /** Percent */
  takeawayTax?: number;
  /** Percent */
  dineInTax?: number;
  taxShares?: TaxShare[];
  deposit?: Deposit;
  taxRates?: {
    delivery?: 'standard' | 'reduced' | 'special' | 'meal' | 'basic';
    takeaway?: 'standard' | 'reduced' | 'special' | 'meal' | 'basic';
    dineIn?: 'standard' | 'reduced' | 'special' | 'meal' | 'basic';
  };
  images?: ImageRef[];
  allergens?: string[];
  noAllergens?: boolean;
  additives?: string[];
  netContent?: NetContent;
  minimumAge?: 16 | 18 | null;
  origin?: string;
  nutrition?: Nutrition;
  label?: FoodLabel;
  isReturnable?: boolean;
  isStepByStep?: boolean;
  isLeadTimeEnabled?: boolean;
  leadTimeType?: 'minutes' | 'hours' | 'days' | 'weeks';
  leadTimeValue?: number;
  config?: {
    parts?: {
      name: string;
      description?: string;
      type: 'text' | 'textarea' | 'image' | 'images' | 'file' | 'files' | 'select' | 'multiselect';
      optional?: boolean;
      options?: {
        name: string;
        modifier?: 'add' | 'subtract' | 'overwrite';
        /** Whole currency, at most two decimals */
        value?: number;
        outUntil?: string | null;
        deposit?: Deposit;
        /** Percent */
        tax?: number | null;
        /** Percent */
        takeawayTax?: number | null;
        /** Percent */
        dineInTax?: number | null;
        allergens?: string[];
        noAllergens?: boolean;
        additives?: string[];
        netContent?: NetContent;
        minimumAge?: 16 | 18 | null;
        product?: Component;
      }[];
      group?: { id: number };
    }[];
  };
  goesWith?: { id: number }[];
  station?: { id: number } | null;
};

export type ProductsChange = {
  category?: number;
  rates?: {
    delivery?: ('standard' | 'reduced' | 'special' | 'meal' | 'basic') | number;
    takeaway?: ('standard' | 'reduced' | 'special' | 'meal' | 'basic') | number;
    dineIn?: ('standard' | 'reduced' | 'special' | 'meal' | 'basic') | number;
  };
  addAllergens?: string[];
  removeAllergens?: string[];
  visible?: boolean;
  enabled?: boolean;
  station?: number | null;
  leadTime?: { value: number; type: 'minutes' | 'hours' | 'days' | 'weeks' } | null;
};

export type PublicOrder = {
  id: number;
  uid: string;
  hash: string;
  ticketNumber: string | null;
  paymentRedirectUrl: string | null;
  paymentWaitsUntil?: string | null;
  paymentMethod: 'cash' | 'atm-card' | 'hydro-ag-voucher' | 'mollie' | 'datatrans' | 'test-terminal';
  isDelivery: boolean;
  isDineIn: boolean;
  tableIdentifier: string | null;
  createdAt: string;
  appointmentDate: string | null;
  appointment: string | null;
  counterAppointment: string | null;
  rejectionMessage: string | null;
  questionnaireRating: number | null;
  branch: {
    id: number;
    identifier?: string;
    name?: string;
    street?: string;
    zipCode?: string;
    city?: string;
    phone?: string;
  };
  isConfirmed: boolean;
  isInDelivery: boolean;
  isDelivered: boolean;
  isCompleted: boolean;
  isRejected: boolean;
  isCanceled: boolean;
  isFailed: boolean;
  isPaid: boolean;
  isRefunded: boolean;
  /** Whole currency, at most two decimals */
  refunded?: number;
  strayPayment?: StrayPayment;
  hasConfirmation?: boolean;
  items: OrderItem[];
  pricing: Pricing;
  tillReceipt?: TillReceipt;
};

export type Questionnaire = {
  rating: number;
  foodRating: number;
  serviceRating: number;
  processRating: number;
  comment?: string;
};

export type Refund = {
  id: number;
  at: string;
  /** Whole currency, at most two decimals */
  amount: number;
  currency: string;
  reason: 'rejected' | 'canceled' | 'late' | 'mismatch' | 'staff' | 'provider';
  note?: string;
  state: 'waiting' | 'done' | 'failed';
  user: string | null;
  lastError: string | null;
};

export type SoldOut = {
  product: { id: number };
  part?: string | null;
  option?: string | null;
  until: string;
  isCounted?: boolean;
};

export type SoldOutChange = {
  product: { id: number };
  part?: string | null;
  option?: string | null;
  isOut: boolean;
};

export type StaffOrderItem = {
  product: { id: number } | null;
  name: string;
  amount: number;
  unit:
    | 'Stk'
    | 'Portion'
    | 'Paar'
    | 'Person'
    | 'g'
    | 'dag'
    | 'kg'
    | 'ml'
    | 'cl'
    | 'dl'
    | 'l'
    | 'mm'
    | 'cm'
    | 'dm'
    | 'm'
    | 'mm²'
    | 'cm²'
    | 'dm²'
    | 'm²'
    | 'mm³'
    | 'cm³'
    | 'dm³'
    | 'm³';
  parts: { name: string; value: string | string[] | { id: number; publicHash: string }[] }[];
  /** Whole currency, at most two decimals */
  unitPrice: number;
  /** Whole currency, at most two decimals */
  gross: number;
  /** Whole currency, at most two decimals */
  discount?: number;
  /** Percent */
  taxRate: number;
  taxes?: {
    /** Percent */
    rate: number;
    /** Whole currency, at most two decimals */
    gross: number;
  }[];
  deposits?: OrderDeposit[];
  isApproximate: boolean;
  facts?: OrderItemFacts;
  german?: Record<string, string>;
  station?: { id: number };
  components?: OrderComponent[];
};

export type StationDone = {
  station: number;
  at: string;
  /** Who said so */
  by: string;
};

export type StationMark = { isDone: boolean };

export type Stock = {
  product: { id: number };
  part?: string | null;
  option?: string | null;
  daily?: number | null;
  today?: { day: string; most: number | null } | null;
};

export type StockChange = {
  product: { id: number };
  part?: string | null;
  option?: string | null;
  left?: number | null;
  daily?: number | null;
};

export type StockLevel = {
  product: { id: number };
  part?: string | null;
  option?: string | null;
  daily: number | null;
  isToday: boolean;
  ordered: number;
  left: number | null;
};

export type StrayPayment = {
  /** Whole currency, at most two decimals */
  amount: number;
  currency: string;
  /** Whole currency, at most two decimals */
  refunded: number;
} | null;

export type TakenBy = {
  how: 'phone' | 'counter';
  user: { id: number; name: string };
  overrides: ('minimumOrder' | 'time')[];
} | null;

export type TaxShare = {
  share: number;
  /** Percent */
  tax: number;
  /** Percent */
  takeawayTax?: number | null;
  /** Percent */
  dineInTax?: number | null;
};

export type TillReceipt = {
  /** Serial number of the till */
  till: string;
  /** Number of the till's receipt */
  number: string;
  /** null: the till signs in another way, or not at all */
  tse?: {
    /** Serial number of the TSE */
    serial: string;
    /** Number of the transaction */
    transaction: number;
    /** Signature counter */
    counter: number;
    startedAt: string;
    finishedAt: string;
    /** The check value, in base64 */
    signature: string;
    /** What the QR code of the receipt says; empty: none */
    qr?: string;
  } | null;
};

export type Unit = {
  type: 'amount' | 'serving' | 'pair' | 'person' | 'weight' | 'volume' | 'length' | 'area' | 'cubic';
  symbol:
    | 'Stk'
    | 'Portion'
    | 'Paar'
    | 'Person'
    | 'g'
    | 'dag'
    | 'kg'
    | 'ml'
    | 'cl'
    | 'dl'
    | 'l'
    | 'mm'
    | 'cm'
    | 'dm'
    | 'm'
    | 'mm²'
    | 'cm²'
    | 'dm²'
    | 'm²'
    | 'mm³'
    | 'cm³'
    | 'dm³'
    | 'm³';
};

export type Upload = { id: number; version: number; extension: string; publicHash: string; mimeType: string };
