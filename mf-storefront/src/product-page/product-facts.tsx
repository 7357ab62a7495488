import { Link } from '../links/link.tsx';
import * as styles from './product-facts.module.css';

/** Renders what is in the box, power, mounting and frequent questions as disclosures. */
export function ProductFacts() {
  return (
    <div className={styles['facts']}>
      <details>
        <summary>In the box</summary>
        <ul>
          <li>The sign, tested for a night</li>
          <li>12 V adapter for 220 V, with an Indian plug and 2 m of cable</li>
          <li>Stand-offs, screws and a drilling template</li>
          <li>Warranty card and GST invoice</li>
        </ul>
      </details>
      <details>
        <summary>Power</summary>
        <p>LED tube on 12 V: it stays cool and is safe to touch. The adapter works on 100–240 V.</p>
      </details>
      <details>
        <summary>Mounting</summary>
        <p>Mark the holes with the template, drill, screw the stand-offs in, hang the sign, plug it in. 15 minutes.</p>
      </details>
      <details>
        <summary>Can I have it in another colour or size?</summary>
        <p>
          Yes. Ask us on WhatsApp, or <Link to="/custom-neon">draw your own sign</Link> and see its price at once.
        </p>
      </details>
    </div>
  );
}
