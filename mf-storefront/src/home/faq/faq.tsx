import { dispatchTime, maxTransitDays, minTransitDays } from '../../delivery/dispatch-time.ts';
import * as sections from '../../styles/sections.module.css';
import * as styles from './faq.module.css';

/** Renders answers to frequent questions as disclosures. */
export function Faq() {
  return (
    <section aria-labelledby="faq-heading">
      <header className={sections['intro']}>
        <h2 id="faq-heading">Before you ask</h2>
      </header>
      <div className={styles['list']}>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}

const questions = [
  {
    question: 'How long does a sign take?',
    answer: `It is ${dispatchTime}. Most cities get it ${minTransitDays}–${maxTransitDays} days later.`,
  },
  {
    question: 'Does it get hot?',
    answer: 'No. It is LED tube on 12 V, and takes less power than a ceiling fan.',
  },
  {
    question: 'What if it arrives broken?',
    answer: 'Every parcel is insured. Send us a video within 48 hours, and we make the sign again at our cost.',
  },
];
