import type { OrderMapping } from '@diy/contract/orders/order-fields';
import type { OrderUpload } from '@diy/contract/orders/order-uploads';
import { Alert, Button, Collapse } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinNames } from '../../../../lib/text/join-names.ts';
import { StatusTag } from '../../../../ui/feedback/status-tag.tsx';
import styles from '../order-import.module.css';
import type { OrderImport } from '../use-order-import.ts';
import { EncodingQuestion } from './encoding-question.tsx';
import { FIELD_GROUPS, missingFields, withColumns, withReadAs } from './field-groups.ts';
import { FieldRow } from './field-row.tsx';
import own from './mapping-step.module.css';
import { OfferedColumns } from './offered-columns.tsx';
import { PersonalisationList } from './personalisation-list.tsx';
import { ReadAsRow } from './read-as-row.tsx';
import { ReadingChoices } from './reading-choices.tsx';
import { UnmappedColumns } from './unmapped-columns.tsx';

interface MappingStepProps {
  flow: OrderImport;
  upload: OrderUpload;
  mapping: OrderMapping;
}

/** The columns of each of our fields, with the first texts of that column next to them. */
export function MappingStep({ flow, upload, mapping }: MappingStepProps) {
  const { t, i18n } = useTranslation('order-import');
  // A layout of one row a piece has no column of the quantity: the server asks for none.
  const missing = missingFields(mapping.columns).filter(
    (field) => field !== 'quantity' || upload.missing.includes(field),
  );
  const advised = upload.missing.filter(
    (field) => !missing.includes(field) && !mapping.columns[field]?.length,
  );
  // What is asked above is not said again.
  const damaged = upload.damaged.filter(({ code }) => code !== 'encoding' || upload.encodings.length < 2);
  // Unmapped columns are shown above the parcel's fields if fields are missing at first, else below; they do not move while fields are chosen.
  const [isOpen] = useState(missing.length > 0);
  const unmapped = <UnmappedColumns upload={upload} mapping={mapping} onChange={flow.setMapping} />;
  const rows = (fields: (typeof FIELD_GROUPS)[number]['fields']) =>
    fields.map((field) => (
      <FieldRow
        key={field}
        field={field}
        columns={upload.columns}
        chosen={mapping.columns[field] ?? []}
        isMissing={missing.includes(field) || advised.includes(field)}
        onChange={(chosen) => flow.setMapping(withColumns(mapping, field, chosen))}
      />
    ));
  return (
    <>
      <div className={styles.facts}>
        <strong>{upload.file_name}</strong>
        <StatusTag tone="info">{upload.profile_name}</StatusTag>
        <span>{upload.reading ? t('mapping.reading') : t('mapping.rows', { count: upload.row_count })}</span>
      </div>
      <ReadingChoices flow={flow} upload={upload} />
      <EncodingQuestion flow={flow} upload={upload} />
      {damaged.map(({ column, header, code, rows: count, first_row }) => (
        <Alert
          key={`${column} ${code}`}
          type="warning"
          showIcon
          title={t(`damaged.${code}`, { header, count, row: first_row })}
        />
      ))}
      {missing.length > 0 ? (
        <Alert
          type="error"
          showIcon
          title={t('mapping.missing', {
            fields: joinNames(
              missing.map((field) => t(`field.${field}`)),
              i18n.language,
            ),
          })}
        />
      ) : advised.length > 0 ? (
        <Alert
          type="info"
          showIcon
          title={t('mapping.advised', {
            fields: joinNames(
              advised.map((field) => t(`field.${field}`)),
              i18n.language,
            ),
          })}
        />
      ) : null}
      <div className={styles.mapping}>
        {FIELD_GROUPS.filter(({ id }) => id !== 'more').map(({ id, fields }) => (
          <div key={id} className={own.side}>
            {id === 'parcel' && isOpen ? unmapped : null}
            <section>
              <h3>{t(`group.${id}`)}</h3>
              {rows(fields)}
            </section>
            {id === 'parcel' && !isOpen ? unmapped : null}
          </div>
        ))}
        <section>
          <h3>{t('readAs.title')}</h3>
          {(['zone', 'currency'] as const).map((kind) => (
            <ReadAsRow
              key={kind}
              kind={kind}
              taken={upload.read_as[kind]}
              chosen={mapping[kind]}
              onChange={(choice) => flow.setMapping(withReadAs(mapping, choice))}
            />
          ))}
        </section>
      </div>
      <PersonalisationList
        columns={upload.columns}
        value={mapping.personalisation}
        onChange={(personalisation) => flow.setMapping({ ...mapping, personalisation })}
      />
      <OfferedColumns upload={upload} mapping={mapping} onChange={flow.setMapping} />
      <Collapse
        ghost
        size="small"
        items={FIELD_GROUPS.filter(({ id }) => id === 'more').map(({ id, fields }) => ({
          key: id,
          label: t(`group.${id}`),
          children: <div className={styles.mapping}>{rows(fields)}</div>,
        }))}
      />
      <div className={`${styles.bar} ${own.mappingBar}`}>
        <Button onClick={flow.restart}>{t('otherFile')}</Button>
        <Button type="primary" disabled={missing.length > 0} onClick={() => flow.setStep('check')}>
          {t('mapping.next')}
        </Button>
      </div>
    </>
  );
}
