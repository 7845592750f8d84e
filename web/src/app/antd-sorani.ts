// biome-ignore-all lint/suspicious/noTemplateCurlyInString: antd's own placeholders
import type { Locale } from 'antd/es/locale';
import englishTexts from 'antd/es/locale/en_US';

const type = '${label} ${type}ێکی دروست نییە';

/** Antd's texts in Central Kurdish (Sorani); what is not said here is English. */
export const soraniTexts: Locale = {
  ...englishTexts,
  locale: 'ckb',
  global: { ...englishTexts.global, placeholder: 'هەڵبژێرە', close: 'داخستن' },
  Pagination: {
    ...englishTexts.Pagination,
    items_per_page: '/ پەڕە',
    jump_to: 'بڕۆ بۆ',
    jump_to_confirm: 'دڵنیاکردنەوە',
    page: 'پەڕە',
    prev_page: 'پەڕەی پێشوو',
    next_page: 'پەڕەی دواتر',
    prev_5: '٥ پەڕەی پێشوو',
    next_5: '٥ پەڕەی دواتر',
    prev_3: '٣ پەڕەی پێشوو',
    next_3: '٣ پەڕەی دواتر',
    page_size: 'قەبارەی پەڕە',
  },
  Table: {
    ...englishTexts.Table,
    filterTitle: 'پاڵاوتن',
    filterConfirm: 'باشە',
    filterReset: 'سفرکردنەوە',
    emptyText: 'هیچ نییە',
    selectAll: 'هەڵبژاردنی هەمووی ئەم پەڕەیە',
    sortTitle: 'ڕیزکردن',
  },
  Modal: { okText: 'باشە', cancelText: 'پاشگەزبوونەوە', justOkText: 'باشە' },
  Popconfirm: { okText: 'باشە', cancelText: 'پاشگەزبوونەوە' },
  Empty: { description: 'هیچ نییە' },
  Form: {
    optional: '(ئارەزوومەندانە)',
    defaultValidateMessages: {
      ...englishTexts.Form?.defaultValidateMessages,
      required: 'تکایە ${label} بنووسە',
      whitespace: '${label} نابێت بەتاڵ بێت',
      types: {
        string: type,
        number: type,
        integer: type,
        float: type,
        email: type,
        url: type,
        boolean: type,
        date: type,
      },
      string: {
        len: '${label} دەبێت ${len} پیت بێت',
        min: '${label} دەبێت لانیکەم ${min} پیت بێت',
        max: '${label} دەبێت زۆرترین ${max} پیت بێت',
        range: '${label} دەبێت لە نێوان ${min}-${max} پیت بێت',
      },
    },
  },
};
