import * as styles from './promise-strip.module.css';

/** Renders the promises of the shop: warranty, shipping, drawing of custom signs and invoice. */
export function PromiseStrip() {
  return (
    <ul className={styles['strip']} aria-label="What we promise">
      {promises.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          {` ${text}`}
        </li>
      ))}
    </ul>
  );
}

const promises = [
  { title: '1-year warranty', text: 'on light, wiring and adapter' },
  { title: 'Free shipping', text: 'insured, all over India' },
  { title: 'Free drawing', text: 'of a custom sign to approve' },
  { title: 'GST invoice', text: 'with every order' },
];
