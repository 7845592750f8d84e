import type { DataOf } from '@diy/contract/endpoint';
import type { LineChoice } from '@diy/contract/orders/existing-lines';
import type { OrderField } from '@diy/contract/orders/order-fields';
import { statusField, statusMeaning } from '@diy/contract/orders/order-meanings';
import type { checkOrders } from '@diy/contract/orders/order-uploads';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { ChooseForAll } from '../existing/choose-for-all.tsx';
import type { OrderCheck } from '../use-order-check.ts';
import { ChooseOnce, type ReadAs } from './choose-once.tsx';
import { DoubtfulPersonalisation } from './doubtful-personalisation.tsx';
import styles from './problem-list.module.css';
import { UnreadChoices } from './unread-choices.tsx';
import {
  AddressColumns,
  type AskedColumn,
  type AskedColumns,
  OptionColumns,
  PaidFigureColumns,
  ShipDateColumns,
  SkuColumns,
  UnreadStatusColumns,
} from './unread-columns.tsx';
import { UnreadWords } from './unread-words.tsx';

type Checked = DataOf<typeof checkOrders>;
type Problem = Checked['problems'][number];
type StatusMeaning = z.infer<typeof statusMeaning>;

interface ProblemListProps {
  problems: readonly Problem[];
  /** The one whose rows are shown; '' = none. */
  code: string;
  isBusy: boolean;
  /** What nobody has explained. */
  words: Pick<Checked, 'unread_words' | 'unread_choices' | 'products'>;
  explain: OrderCheck['explain'];
  asked: AskedColumns;
  onCode: (code: string, severity: Problem['severity']) => void;
  onPersonalisation: (one: { name: string; from: string; to: string }) => void;
  /** The file’s rows need no address. */
  onWithoutAddress: () => void;
  /** What the file keeps as numbers is right. */
  onNumbersRight: () => void;
  /** The letters of rows that do not fit the chosen encoding are right; null = none was chosen yet. */
  onLettersRight: (() => void) | null;
  /** What the file's times or signs of currencies mean; remembered for its layout. */
  onReadAs: (choice: ReadAs) => void;
  onCorrect: (correction: { field: OrderField; from: string; to: string }) => void;
  /** For all rows whose lines exist and that nothing was chosen for. */
  onChooseAll: (choice: LineChoice) => void;
}

/** What can be chosen for all rows of a kind: which of several lines a row is, only for each. */
const FOR_ALL: Record<string, readonly LineChoice[]> = {
  LINE_CHANGED: ['update', 'keep', 'further'],
  LINE_UNSURE: ['further', 'keep'],
  LINE_TWICE: ['keep', 'further'],
};

/** What one choice settles for the whole file. */
const ASKED_ONCE: Record<string, 'zone' | 'currency'> = {
  ZONE_MISSING: 'zone',
  CURRENCY_MISSING: 'currency',
};

/** An empty field that a text can fill. */
const MISSING = /(?<!^(?:VARIATION|CUSTOMISATION|PICTURE|ZONE|CURRENCY))_MISSING$/;

/** Words that are right as they are, perhaps. */
const MAY_BE_RIGHT = new Set(['PERSONALISATION_DOUBTFUL', 'NUMBERS_UNSURE', 'PERSONALISATION_FLAG']);

/** Kinds of problems that are shown at once. */
const MAX_SHOWN = 12;

/** Problems whose values are asked about in a part of the page of their own. */
const OWN_QUESTION = new Set([
  'CHOICE_UNREAD',
  'ADDRESS_UNREAD',
  'STATUS_UNREAD',
  'OPTION_UNREAD',
  'SKU_TWICE',
  'SHIP_DATE_UNSURE',
  'PAID_FIGURE_UNSURE',
]);

/** Problems by frequency; an empty field can be filled, and a wrong text replaced, in all rows at once. */
export function ProblemList(props: ProblemListProps) {
  const { problems, code, words, explain, onCode, onCorrect, onPersonalisation } = props;
  const isBusy = props.isBusy || explain.isPending;
  const { t } = useTranslation('order-import');
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.slice(0, MAX_SHOWN).map((problem) => (
        <li key={`${problem.field} ${problem.code}`} data-severity={problem.severity}>
          <button
            type="button"
            aria-pressed={problem.code === code}
            onClick={() => onCode(problem.code === code ? '' : problem.code, problem.severity)}
          >
            <b>{t('mapping.rows', { count: problem.rows })}</b>{' '}
            {problem.field && problems.some((other) => other !== problem && other.code === problem.code)
              ? `${t(`field.${problem.field}`)} · `
              : null}
            {problem.text}
          </button>
          {problem.field && MISSING.test(problem.code) ? (
            problem.fill_all ? (
              <FillAll field={problem.field} isBusy={isBusy} onFill={onCorrect} />
            ) : (
              <span className={styles.own}>{t('problem.ownOfEach')}</span>
            )
          ) : null}
          {FOR_ALL[problem.code] ? (
            <ChooseForAll options={FOR_ALL[problem.code]!} isBusy={isBusy} onChoose={props.onChooseAll} />
          ) : null}
          {problem.code === 'ADDRESS_ABSENT' || problem.code === 'ADDRESS_MASKED' ? (
            <Button size="small" disabled={isBusy} onClick={props.onWithoutAddress}>
              {t('problem.withoutAddress')}
            </Button>
          ) : null}
          {problem.code === 'NUMBERS_UNSURE' ? (
            <Button size="small" disabled={isBusy} onClick={props.onNumbersRight}>
              {t('problem.numbersRight')}
            </Button>
          ) : null}
          {problem.code === 'ENCODING_UNSURE' && props.onLettersRight ? (
            <Button size="small" disabled={isBusy} onClick={props.onLettersRight}>
              {t('problem.lettersRight')}
            </Button>
          ) : null}
          {ASKED_ONCE[problem.code] ? (
            <ChooseOnce kind={ASKED_ONCE[problem.code]!} isBusy={isBusy} onChoose={props.onReadAs} />
          ) : null}
          {problem.code === 'ADDRESS_UNREAD' ? (
            <AddressColumns {...props.asked} asked={askedOf(problem)} />
          ) : null}
          {problem.code === 'OPTION_UNREAD' ? (
            <OptionColumns {...props.asked} asked={askedOf(problem)} />
          ) : null}
          {problem.code === 'SKU_TWICE' ? <SkuColumns {...props.asked} asked={askedOf(problem)} /> : null}
          {problem.code === 'STATUS_UNREAD' ? (
            <UnreadStatusColumns {...props.asked} asked={askedOf(problem)} />
          ) : null}
          {problem.code === 'SHIP_DATE_UNSURE' ? (
            <ShipDateColumns {...props.asked} asked={askedOf(problem)} />
          ) : null}
          {problem.code === 'PAID_FIGURE_UNSURE' ? (
            <PaidFigureColumns {...props.asked} asked={askedOf(problem)} />
          ) : null}
          {problem.code === 'CHOICE_UNREAD' ? (
            <UnreadChoices words={words.unread_choices} explain={explain} />
          ) : null}
          {(OWN_QUESTION.has(problem.code) ? [] : problem.values).map(({ value, rows, name, for_all }) =>
            problem.field ? (
              <div key={`${name} ${value}`} className={styles.replace}>
                <span>
                  <bdi title={value}>{name ?? value}</bdi> {t('mapping.rows', { count: rows })}
                </span>
                {problem.code === 'STATUS_UNKNOWN' ? (
                  <DecideStatus
                    status={value}
                    isBusy={isBusy}
                    onDecide={(meaning) =>
                      explain.mutate({
                        scope: 'status',
                        field: statusFieldOf(problem.field),
                        word: value,
                        meaning,
                      })
                    }
                  />
                ) : name !== undefined ? (
                  <DoubtfulPersonalisation
                    name={name}
                    value={value}
                    isBusy={isBusy}
                    mayBeRight={MAY_BE_RIGHT.has(problem.code)}
                    mayBeNothing={problem.code === 'PERSONALISATION_FLAG'}
                    isForAll={for_all}
                    onCorrect={onPersonalisation}
                  />
                ) : for_all ? (
                  <FillAll field={problem.field} from={value} isBusy={isBusy} onFill={onCorrect} />
                ) : (
                  <span className={styles.own}>{t('problem.ownOfEach')}</span>
                )}
              </div>
            ) : null,
          )}
          {problem.code === 'VARIATION_UNREAD' ? (
            <UnreadWords words={words.unread_words} products={words.products} explain={explain} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function askedOf({ values }: Problem): AskedColumn[] {
  return values.map(({ value, samples }) => ({ index: Number(value), samples }));
}

function statusFieldOf(field: OrderField | null) {
  return statusField.options.find((one) => one === field) ?? 'orderStatus';
}

interface DecideStatusProps {
  status: string;
  isBusy: boolean;
  onDecide: (meaning: StatusMeaning) => void;
}

/** The meaning of an unknown status, decided by one click for all its rows. */
function DecideStatus({ status, isBusy, onDecide }: DecideStatusProps) {
  const { t } = useTranslation('order-import');
  return (
    <fieldset className={styles.fill} aria-label={t('problem.meaning', { status })}>
      {statusMeaning.options.map((meaning) => (
        <Button key={meaning} size="small" disabled={isBusy} onClick={() => onDecide(meaning)}>
          {t(`problem.${meaning}`)}
        </Button>
      ))}
    </fieldset>
  );
}

interface FillAllProps {
  field: OrderField;
  /** The present text; '' = empty. */
  from?: string;
  isBusy: boolean;
  onFill: (correction: { field: OrderField; from: string; to: string }) => void;
}

function FillAll({ field, from = '', isBusy, onFill }: FillAllProps) {
  const { t } = useTranslation('order-import');
  const [text, setText] = useState('');
  const fill = () => text.trim() && onFill({ field, from, to: text.trim() });
  const name = t(`field.${field}`);
  return (
    <span className={styles.fill}>
      <Input
        size="small"
        value={text}
        aria-label={
          from ? t('problem.instead', { field: name, value: from }) : t('problem.value', { field: name })
        }
        placeholder={from ? t('problem.to') : name}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={fill}
      />
      <Button size="small" disabled={!text.trim()} loading={isBusy} onClick={fill}>
        {from ? t('problem.replace') : t('problem.fill')}
      </Button>
    </span>
  );
}
