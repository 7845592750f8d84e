import { type DesignRow, listDesigns } from '@diy/contract/designs/designs';
import { getTemplate } from '@diy/contract/templates';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinParts } from '../../../../lib/text/join-parts.ts';
import { call } from '../../../../shared/api/call.ts';
import { queryKeys } from '../../../../shared/query-keys.ts';
import styles from './design-choice.module.css';

export interface ChosenVariant {
  design_id: string;
  colour_id: string;
  size_id: string;
}

/** What the choice needs to know of a design. */
type KnownDesign = Pick<DesignRow, 'id' | 'name' | 'sku' | 'template_id' | 'colour_id' | 'size_id'>;

interface DesignChoiceProps {
  label: string;
  /** The design that is chosen already. */
  known?: KnownDesign | null;
  value: ChosenVariant | null;
  onChange: (value: ChosenVariant) => void;
}

/** A saved design by name or SKU, then one of its product's colours and sizes. */
export function DesignChoice({ label, known = null, value, onChange }: DesignChoiceProps) {
  const { t, i18n } = useTranslation('order-import');
  const [content, setContent] = useState('');
  const asked = useDeferredValue(content);
  const [design, setDesign] = useState<KnownDesign | null>(known);
  const designs = useQuery({
    queryKey: [...queryKeys.designs, 'choice', asked],
    queryFn: ({ signal }) => call(listDesigns, { content: asked, limit: 20 }, { signal, quiet: true }),
    staleTime: 60_000,
  });
  const template = useQuery({
    queryKey: [...queryKeys.templates, 'item', design?.template_id],
    queryFn: () => call(getTemplate, { id: design?.template_id ?? '' }, { quiet: true }),
    enabled: design !== null,
    staleTime: 60_000,
  });
  const list = designs.data?.list ?? [];
  const shown: KnownDesign[] = design && !list.some(({ id }) => id === design.id) ? [design, ...list] : list;
  const definition = template.data?.definition;
  const lang = i18n.language.startsWith('zh') ? 'zh' : 'en';
  return (
    <span className={styles.choice}>
      <Select
        aria-label={label}
        value={value?.design_id}
        placeholder={t('unknown.choose')}
        showSearch={{ filterOption: false, onSearch: setContent }}
        loading={designs.isFetching}
        options={shown.map((row) => ({
          value: row.id,
          label: joinParts([row.name, row.sku]),
        }))}
        onChange={(id: string) => {
          const row = shown.find((one) => one.id === id);
          if (!row) return;
          setDesign(row);
          onChange({ design_id: row.id, colour_id: row.colour_id, size_id: row.size_id });
        }}
      />
      {value && definition ? (
        <>
          <Select
            aria-label={t('unknown.colour')}
            value={value.colour_id}
            options={definition.colours.map(({ id, name }) => ({ value: id, label: name[lang] }))}
            onChange={(colour_id) => onChange({ ...value, colour_id })}
          />
          <Select
            aria-label={t('unknown.size')}
            value={value.size_id}
            options={definition.sizes.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(size_id) => onChange({ ...value, size_id })}
          />
        </>
      ) : null}
    </span>
  );
}
