import * as styles from './logo-enquiry.module.css';

/** Renders what happens after a logo was sent. */
export function NextSteps() {
  return (
    <section className={styles['card']} aria-labelledby="next-heading">
      <h2 id="next-heading">What happens next</h2>
      <ol>
        <li>We draw your logo in neon tubes at the width you want.</li>
        <li>Within a working day you get the drawing and a price, on WhatsApp or by phone.</li>
        <li>You order only when you like both. Until then it costs nothing.</li>
      </ol>
    </section>
  );
}
