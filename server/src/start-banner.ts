import type { DemoSignIn } from './demo-account.ts';
import type { Config } from './platform/config/config.ts';

/** The text that a person reads when the system is up. */
export function startBanner(config: Config, demo: DemoSignIn | null): string {
  const lines = [
    ['打开', config.publicUrl],
    demo
      ? ['登录', `用户名 ${demo.username}  密码 ${demo.password}`]
      : ['新建账号', 'npm run --silent cli -- user add 用户名 --temporary'],
    ['接口文档', `${config.publicUrl}/docs`],
    ['数据', config.dataDir],
    ['停止', 'Ctrl+C'],
  ];
  const width = Math.max(...lines.map(([name]) => name!.length));
  const body = lines.map(([name, value]) => `  ${name!.padEnd(width, '　')}  ${value}`);
  return ['', '在线定制系统已启动 (running)', '', ...body, '', ''].join('\n');
}

/** What the terminal says when the system is asked to stop. */
export const STOPPING = '正在停止，最多 30 秒；再按一次 Ctrl+C 立即结束 (stopping)\n';
