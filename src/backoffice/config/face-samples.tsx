import type { ReactNode } from 'react';
import type { Config } from '../../lib/contract/config.ts';
import { isPattern, patternUrl, SCRIM } from '../../lib/domain/face/hero.ts';
import { imageAddress } from '../images/thumbnail.tsx';
import { PlusSign } from '../forms/shop-frame.tsx';
import { configTexts } from './texts.ts';

const { sample } = configTexts.face;

/** What the samples show of the settings, and how they write an amount. */
export interface Sample {
  shopName: string;
  look: Pick<Config, 'hero' | 'heroPicture'>;
  price: (amount: number) => string;
}

const Row = ({ name, price, isTotal = false }: { name: string; price: string; isTotal?: boolean }) => (
  <p className={isTotal ? 'sample-row total' : 'sample-row'}>
    <span>{name}</span>
    <span className="number">{price}</span>
  </p>
);

const Dish = ({ price }: Pick<Sample, 'price'>) => (
  <div className="product">
    <div className="words">
      <h3>{sample.dish}</h3>
      <p className="description">{sample.description}</p>
      <p className="price number">
        <span>{price(11.5)}</span>
        <span className="per">{sample.per}</span>
      </p>
    </div>
    <PlusSign />
  </div>
);

const Field = ({ label, value }: { label: string; value: string }) => (
  <div className="field">
    <span className="label">{label}</span>
    <span className="sample-input">{value}</span>
  </div>
);

const Sums = ({ price }: Pick<Sample, 'price'>) => (
  <div className="sample-sums">
    <Row name={`1 × ${sample.dish}`} price={price(11.5)} />
    <Row name={`2 × ${sample.drink}`} price={price(7)} />
    <Row name={sample.total} price={price(18.5)} isTotal />
  </div>
);

function Landing({ shopName, look }: Sample) {
  const { hero, heroPicture } = look;
  const picture = hero === 'picture' ? heroPicture : null;
  return (
    <>
      <div className="sample-hero">
        {picture && (
          <div className="sample-view">
            <img src={imageAddress(picture, 640)} alt="" />
            <style>{`.sample-hero{--scrim:${SCRIM}%}`}</style>
          </div>
        )}
        {isPattern(hero) && <style>{`.sample-hero::before{mask:${patternUrl(hero)}}`}</style>}
        <div className={isPattern(hero) ? 'sample-words below' : 'sample-words'}>
          <h2 className="sample-title">{shopName}</h2>
          <p>{sample.lead}</p>
        </div>
      </div>
      <div className="sample-card">
        <h3>{sample.branch}</h3>
        <p>
          <span className="chip" data-state="open">
            {sample.open}
          </span>
        </p>
        <p className="button">{sample.toMenu}</p>
      </div>
    </>
  );
}

const Branch = ({ shopName, price }: Sample) => (
  <>
    <div className="sample-head">
      <h2>{shopName}</h2>
      <span className="chip" data-state="open">
        {sample.open}
      </span>
    </div>
    <p className="sample-categories">
      {sample.categories.map((name, at) => (
        <span key={name} className={at === 0 ? 'chosen' : ''}>
          {name}
        </span>
      ))}
    </p>
    <Dish price={price} />
    <p className="sample-link">{sample.link}</p>
    <p className="sample-notice">{sample.notice(price(4))}</p>
    <p className="button sample-cart">
      <span>{sample.cart}</span>
      <span className="number">{price(11.5)}</span>
    </p>
  </>
);

const DishDialog = ({ price }: Sample) => (
  <div className="sample-card">
    <h2>{sample.dish}</h2>
    <p className="sample-soft">{sample.description}</p>
    <h3>{sample.option}</h3>
    {sample.choices.map((choice, at) => (
      <p key={choice} className={at === 0 ? 'sample-choice chosen' : 'sample-choice'}>
        {choice}
      </p>
    ))}
    <p className="button sample-cart">
      <span>{sample.intoCart}</span>
      <span className="number">{price(11.5)}</span>
    </p>
  </div>
);

const Cart = ({ price }: Sample) => (
  <div className="sample-card">
    <h2>{sample.cart}</h2>
    <Sums price={price} />
    <p className="sample-notice">{sample.notice(price(4))}</p>
    <p className="button">{sample.toCheckout}</p>
  </div>
);

const Checkout = ({ price }: Sample) => (
  <>
    <h2>{sample.checkout}</h2>
    <Field label={sample.name} value={sample.guest} />
    <Field label={sample.phone} value="0170 1234567" />
    <Sums price={price} />
    <p className="button">{sample.order}</p>
  </>
);

const Status = ({ price }: Sample) => (
  <>
    <h2 className="sample-title">{sample.accepted}</h2>
    <p>
      <span className="chip" data-state="open">
        {sample.readyAt}
      </span>
    </p>
    <div className="sample-card">
      <Sums price={price} />
    </div>
    <p className="button quiet">{sample.call}</p>
  </>
);

const Mail = ({ shopName, price }: Sample) => (
  <div className="sample-mail">
    <p>
      <strong>{shopName}</strong>
    </p>
    <h2>{sample.mailTitle}</h2>
    <p>{sample.mailText}</p>
    <Sums price={price} />
    <p className="button">{sample.toOrder}</p>
  </div>
);

const Receipt = ({ shopName, price }: Sample) => (
  <div className="sample-paper">
    <p>
      <strong>{shopName}</strong>
    </p>
    <h2>{sample.receipt}</h2>
    <Sums price={price} />
    <p className="sample-small">{sample.thanks}</p>
  </div>
);

/** What customers see, in their order. */
export const SAMPLES = {
  landing: Landing,
  branch: Branch,
  dish: DishDialog,
  cart: Cart,
  checkout: Checkout,
  status: Status,
  mail: Mail,
  receipt: Receipt,
} as const satisfies Readonly<Record<string, (sample: Sample) => ReactNode>>;
export type SampleName = keyof typeof SAMPLES;
export const SAMPLE_NAMES = Object.keys(SAMPLES) as SampleName[];
