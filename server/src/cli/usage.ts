const CLI = 'npm run --silent cli --';

/** What can be written, by the first word of a command. */
const COMMANDS: Record<string, string> = {
  user: `
  ${CLI} user add NAME --password P [--nickname N] [--sku S]   新建账号
  ${CLI} user password NAME --password P                       修改密码，并结束该账号的所有登录
  ${CLI} user add NAME --temporary, user password NAME --temporary
                                                                                密码由系统随机生成（或 --password 指定），只用于首次登录，
                                                                                三天内有效，登录后须先改成自己的密码
  ${CLI} user token NAME                                       新建一个登录，只打印 TOKEN
  ${CLI} user totp-off NAME                                    关闭两步验证：手机和恢复码都丢失时
  ${CLI} user disable NAME, user enable NAME                   停用账号，恢复账号
  ${CLI} user list                                             列出账号，末列是两步验证和初始密码`,
  budget: `
  ${CLI} budget NAME [--storage 20GB] [--images N] [--ai-images N] [--ai-money "100 CNY"]
                          [--batches N] [--downloads N]                         查看或设置额度；none 不限，default 按默认，
                                                                                NAME 写 @all 是所有账号的默认`,
  storage: `
  ${CLI} storage check                                         核对文件与数据库，只报告不改动`,
  backup: `
  ${CLI} backup create --folder F [--keep N] [--recipient age1…]  备份数据库和文件，系统照常运行；文件夹须在 DATA_DIR 之外
  ${CLI} backup list --folder F                                列出备份
  ${CLI} backup verify [ID] --folder F                         逐个文件核对备份，默认最新的一个
  ${CLI} backup restore ID --folder F [--identity FILE]        恢复到空的数据库和存储
                          [--without-missing]                                   备份里缺失或损坏的文件略过，恢复其余的`,
  secret: `
  ${CLI} secret rotate                                         换用新的加密密钥，系统照常运行
  ${CLI} secret clean                                          删除一天前停用、已无内容的旧密钥
  ${CLI} secret replace                                        全部停止后，更换 SECRET_KEY，数据不丢失
  ${CLI} secret accept                                         原密钥已丢失：改用现在的 SECRET_KEY`,
};

/** How commands are written: those of a group (`backup`), or all where there is no such group. */
export function usageOf(group: string | undefined): string {
  const own = group !== undefined && Object.hasOwn(COMMANDS, group) ? COMMANDS[group] : undefined;
  return `用法 (usage):${own ?? Object.values(COMMANDS).join('')}\n`;
}
