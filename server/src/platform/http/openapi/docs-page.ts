/** The readable form of /openapi.json; script and style are separate files because of the security policy. */
export const docsHtml = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>接口文档 · 在线定制系统</title>
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<nav id="contents" aria-label="目录"></nav>
<main id="calls"><h1>接口文档</h1><p id="intro">正在加载…</p></main>
<script src="/docs/page.js"></script>
</body>
</html>
`;

export const docsCss = `:root { color-scheme: light dark; --paper: #faf8f5; --ink: #2b2926; --soft: #6f6a63; --line: #e4ded5; --card: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece8e2; --soft: #a39d94; --line: #38352f; --card: #24221f; } }
* { box-sizing: border-box; }
body { margin: 0; display: grid; grid-template-columns: 260px minmax(0, 1fr); background: var(--paper); color: var(--ink);
  font: 15px/1.6 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 24px 16px; border-right: 1px solid var(--line); }
nav h2 { margin: 16px 0 4px; font-size: 13px; color: var(--soft); }
nav a { display: block; padding: 2px 0; color: inherit; text-decoration: none; font-size: 13px; overflow-wrap: anywhere; }
nav a:hover, nav a:focus-visible { text-decoration: underline; }
main { padding: 32px; max-width: 960px; }
section { margin: 0 0 24px; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
h3 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 52px; color: var(--soft); }
.lock { color: var(--soft); font-size: 13px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { text-align: left; vertical-align: top; padding: 6px 8px 6px 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
th { color: var(--soft); font-weight: 500; }
pre { margin: 8px 0 0; padding: 12px; overflow: auto; max-height: 320px; background: var(--paper); border-radius: 8px; font-size: 13px; }
@media (max-width: 760px) { body { display: block; } nav { position: static; height: auto; border: 0; } main { padding: 16px; } }
`;

export const docsJs = `'use strict';
const make = (tag, text, attributes) => {
  const element = document.createElement(tag);
  if (text) element.textContent = text;
  Object.entries(attributes || {}).forEach(([name, value]) => element.setAttribute(name, value));
  return element;
};
const typeOf = (schema) => {
  if (schema.$ref) return schema.$ref.split('/').pop();
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf || schema.oneOf || schema.allOf;
  if (choices) return choices.map(typeOf).join(' | ');
  if (schema.type === 'array') return typeOf(schema.items || {}) + '[]';
  const limits = [];
  ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'].forEach((key) => {
    if (schema[key] !== undefined && Math.abs(schema[key]) < 1e15) limits.push(key + ' ' + schema[key]);
  });
  return (schema.type || '任意') + (limits.length ? ' (' + limits.join(', ') + ')' : '');
};
const table = (rows) => {
  const result = make('table');
  const head = result.appendChild(make('thead')).appendChild(make('tr'));
  ['参数', '类型', '必填', '默认'].forEach((title) => head.append(make('th', title)));
  const body = result.appendChild(make('tbody'));
  rows.forEach(({ name, schema, required }) => {
    const row = body.appendChild(make('tr'));
    const fallback = schema.default === undefined ? '' : JSON.stringify(schema.default);
    row.append(make('td', name), make('td', typeOf(schema)), make('td', required ? '是' : ''), make('td', fallback));
  });
  return result;
};
const rowsOf = (operation) => {
  if (operation.parameters) return operation.parameters;
  const schema = operation.requestBody ? operation.requestBody.content['application/json'].schema : {};
  return Object.entries(schema.properties || {}).map(([name, inner]) => ({
    name, schema: inner, required: (schema.required || []).includes(name),
  }));
};
fetch('/openapi.json').then((answer) => answer.json()).then((api) => {
  const calls = document.getElementById('calls');
  const contents = document.getElementById('contents');
  document.getElementById('intro').textContent = api.info.description;
  const all = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })));
  api.tags.forEach(({ name }) => {
    contents.append(make('h2', name));
    calls.append(make('h2', name));
    all.filter(({ operation }) => operation.tags[0] === name).forEach(({ path, method, operation }) => {
      contents.append(make('a', path, { href: '#' + operation.operationId }));
      const section = calls.appendChild(make('section', '', { id: operation.operationId }));
      const title = section.appendChild(make('h3'));
      title.append(make('span', method, { class: 'method' }), make('code', path));
      section.append(make('p', operation.summary));
      section.append(make('p', operation.security.length ? '需要登录' : '公开', { class: 'lock' }));
      const rows = rowsOf(operation);
      if (rows.length) section.append(table(rows));
      const content = operation.responses['200'].content;
      const example = content['application/json'].example;
      section.append(example
        ? make('p', '返回示例', { class: 'lock' })
        : make('p', '返回文件或数据流：' + Object.keys(content)[0], { class: 'lock' }));
      if (example) section.append(make('pre', JSON.stringify(example, null, 2)));
    });
  });
}).catch(() => { document.getElementById('intro').textContent = '接口文档加载失败，请刷新页面重试。'; });
`;
