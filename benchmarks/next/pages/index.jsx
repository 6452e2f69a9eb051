import { readFileSync } from 'node:fs';
import Head from 'next/head';
import { useState } from 'react';

// The branch page as Next.js is commonly used: React renders the whole menu ahead and hydrates it.

export const getStaticProps = () => ({ props: JSON.parse(readFileSync(process.env.MENU_FILE, 'utf8')) });

function Row({ product, onAdd, onOpen }) {
  return (
    <li className="product">
      <div className="words">
        <h3>
          <button type="button" onClick={onOpen}>
            {product.name}
          </button>
        </h3>
        {product.description && <p className="description">{product.description}</p>}
        <p className="price number">{product.price}</p>
      </div>
      {product.picture && <img {...product.picture} alt="" width="320" height="320" />}
      <button
        type="button"
        className="plus"
        data-add={product.isPlain ? 'at-once' : 'after-choice'}
        aria-label={`${product.name} in den Warenkorb`}
        onClick={product.isPlain ? onAdd : onOpen}
      >
        +
      </button>
    </li>
  );
}

// oxlint-disable-next-line import/no-default-export -- Next.js reads it
export default function Branch({ name, style, picture, groups }) {
  const [lines, setLines] = useState([]);
  const [opened, setOpened] = useState(null);
  return (
    <>
      <Head>
        <title>{name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{style}</style>
      </Head>
      <main>
        <h1>{name}</h1>
        {picture && <img {...picture} alt="" width="1600" height="900" fetchPriority="high" />}
        <nav>
          {groups.map((group) => (
            <a key={group.id} href={`#${group.id}`}>
              {group.name}
            </a>
          ))}
        </nav>
        {groups.map((group) => (
          <section key={group.id} id={group.id}>
            <h2>{group.name}</h2>
            <ul className="products">
              {group.products.map((product) => (
                <Row
                  key={product.id}
                  product={product}
                  onAdd={() => setLines([...lines, product.id])}
                  onOpen={() => setOpened(product)}
                />
              ))}
            </ul>
          </section>
        ))}
      </main>
      <p>
        <span data-cart-count>{lines.length}</span> Produkte im Warenkorb
      </p>
      {opened && <dialog open>{opened.name}</dialog>}
    </>
  );
}
