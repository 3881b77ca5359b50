import type { NightRow } from '../engine/row.ts';
import { openGround } from '../support/ground.ts';
import { openPeople } from '../support/people.ts';

const names = [
  ...[
    '.env',
    '.env.local',
    '.env.production',
    '.git/HEAD',
    '.git/config',
    '.svn/entries',
    '.hg/hgrc',
  ],
  ...[
    '.DS_Store',
    '.htaccess',
    '.htpasswd',
    '.npmrc',
    '.ssh/id_rsa',
    '.aws/credentials',
    '.idea/workspace.xml',
  ],
  ...[
    '.vscode/settings.json',
    '.well-known/../.env',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ],
  ...[
    'vite.config.ts',
    'app.config.ts',
    'Dockerfile',
    'compose.yaml',
    'docker-compose.yml',
    'Makefile',
  ],
  ...[
    'app/server.ts',
    'app/server/db/database.server.ts',
    'backend/serve.ts',
    'server/index.mjs',
    'nitro.json',
  ],
  ...[
    'node_modules/pg/package.json',
    '.output/server/index.mjs',
    'data/astera.lock',
    'data/secret.key',
    'data/database/PG_VERSION',
  ],
  ...[
    'backup.zip',
    'backup.sql',
    'dump.sql',
    'database.sqlite',
    'db.sql.gz',
    'site.tar.gz',
    'www.zip',
    'old/',
    'backup/',
  ],
  ...[
    'wp-config.php',
    'wp-config.php.bak',
    'wp-admin/',
    'wp-admin/install.php',
    'wp-login.php',
    'xmlrpc.php',
    'wp-cron.php',
  ],
  ...[
    'wp-content/debug.log',
    'wp-includes/version.php',
    'readme.html',
    'license.txt',
    'phpinfo.php',
    'info.php',
    'test.php',
  ],
  ...[
    'phpmyadmin/',
    'adminer.php',
    'server-status',
    'server-info',
    'cgi-bin/test.cgi',
    'shell.php',
    'console',
    'debug',
  ],
  ...[
    'actuator/health',
    'actuator/env',
    'metrics',
    'debug/pprof/',
    'trace',
    'swagger.json',
    'api-docs',
    'graphiql',
    'playground',
  ],
  ...[
    '@vite/client',
    '@fs/etc/passwd',
    '@id/__x00__',
    '__vite_ping',
    '@react-refresh',
    'src/main.tsx',
    'static/../../etc/passwd',
  ],
  ...[
    'static/index.js.map',
    'static/app.js.map',
    'static/global.css.map',
    '_build/manifest.json',
    '.vite/manifest.json',
  ],
  ...[
    '../../../../etc/passwd',
    '..%2f..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/etc/passwd',
    '..%5c..%5cwindows%5cwin.ini',
  ],
  ...[
    '....//....//etc/passwd',
    'media/../../../etc/passwd',
    'media/..%2f..%2f..%2fsecret.key',
    'videos/..%2f..%2fsecret.key',
  ],
  ...['pictures/..%2f..%2fastera.lock', 'vod/../../etc/passwd', 'api/exports/..%2f..%2fsecret.key'],
  ...[
    'crossdomain.xml',
    'clientaccesspolicy.xml',
    'elmah.axd',
    'web.config',
    'WEB-INF/web.xml',
    'composer.json',
    'composer.lock',
  ],
  ...[
    'Gemfile',
    'requirements.txt',
    'yarn.lock',
    'pnpm-lock.yaml',
    'id_rsa',
    'server.key',
    'private.pem',
    'config.json',
    'config.php',
  ],
];
/** What must be in no answer, whatever its status. */
const insides =
  /root:x:0|DB_PASSWORD|\[core\]|ref: refs\/|PRIVATE KEY|"lockfileVersion"|sourcesContent|sourceMappingURL=(?!data)|phpinfo\(\)|for 16-bit app support/;

/** Headers by which a site may be led to name another one. */
const forwarded: readonly (readonly [string, string])[] = [
  ['x-forwarded-host', 'evil.test'],
  ['x-original-url', '/evil.test'],
  ['x-rewrite-url', '/evil.test'],
  ['x-host', 'evil.test'],
  ['forwarded', 'host=evil.test'],
  ['x-forwarded-proto', 'evil.test'],
  ['x-forwarded-prefix', '//evil.test'],
  ['referer', 'https://evil.test/'],
];
const pages = ['/', '/celebrities', '/tr/products/music', '/login', '/wp-json/'];
const origins = ['https://evil.test', 'null', 'http://localhost.evil.test', 'https://localhost'];
const defaults: readonly (readonly [string, string])[] = [
  ['admin', 'admin'],
  ['admin', 'password'],
  ['administrator', 'admin'],
  ['root', 'root'],
  ['test', 'test'],
];

interface Probe {
  readonly told: string;
  readonly ask: (origin: string) => Promise<string | null>;
}

async function contentOf(answer: Response): Promise<string> {
  const text = await answer.text();
  return `${[...answer.headers].map((pair) => pair.join(': ')).join('\n')}\n${text}`;
}

const hidden: readonly Probe[] = names.map((name) => ({
  told: `/${name}`,
  async ask(origin) {
    const answer = await fetch(`${origin}/${name}`, { redirect: 'manual' });
    const content = await contentOf(answer);
    if (insides.test(content)) return `it has ${insides.exec(content)?.[0]}`;
    return answer.status < 300 || answer.status >= 500 ? `it is answered ${answer.status}` : null;
  },
}));
const poisoned: readonly Probe[] = forwarded.flatMap(([header, value]) =>
  pages.map((page) => ({
    told: `${header} at ${page}`,
    async ask(origin: string) {
      const first = await fetch(`${origin}${page}`, {
        redirect: 'manual',
        headers: { [header]: value },
      });
      const again = await fetch(`${origin}${page}`, { redirect: 'manual' });
      const content = `${await contentOf(first)}${await contentOf(again)}`;
      return content.includes('evil.test') ? 'the answer names another site' : null;
    },
  })),
);
const readAcross: readonly Probe[] = origins.flatMap((other) =>
  [...pages, '/wp-json/wp/v2/users/me', '/api/health'].map((page) => ({
    told: `${page} from ${other}`,
    async ask(origin: string) {
      const answer = await fetch(`${origin}${page}`, {
        redirect: 'manual',
        headers: { origin: other },
      });
      await answer.text();
      const allowed = answer.headers.get('access-control-allow-origin');
      const withCookies = answer.headers.get('access-control-allow-credentials') === 'true';
      return withCookies && (allowed === other || allowed === '*')
        ? `${other} may read with cookies`
        : null;
    },
  })),
);
const listed: readonly Probe[] = [
  '/wp-json/wp/v2/users',
  '/wp-json/wp/v2/users/1',
  '/?author=1',
  '/wp-json/wc/v3/customers',
  '/wp-json/wc/v3/orders',
  '/wp-json/astera/v1/accounts/1/erasure',
  '/dev/mail/../../data',
].map((path) => ({
  told: path,
  async ask(origin: string) {
    const answer = await fetch(`${origin}${path}`, { redirect: 'manual' });
    const text = await answer.text();
    return /@[a-z.]*example|user_login|"email":"\S/.test(text) && !text.startsWith('<!')
      ? `it names accounts: ${text.slice(0, 200)}`
      : null;
  },
}));

/**
 * What scanners look for first: forgotten files, other sites' names, who may read across, names of accounts, usual
 * passwords.
 */
const probes: readonly Probe[] = [...hidden, ...poisoned, ...readAcross, ...listed];

export const surfaceScan: NightRow = {
  name: 'T-SCAN',
  what: 'forgotten files and ways out of folders, headers that name another site, reading across sites, lists of accounts, usual passwords',
  rounds: probes.length + defaults.length,
  unit: 'probes',
  smallRounds: probes.length + defaults.length,
  async open(context) {
    const { tally } = context;
    const ground = await openGround(context);
    const site = await openPeople(ground.origin);
    return {
      async round(index) {
        const probe = probes[index];
        if (probe) {
          const wrong = await probe.ask(ground.origin);
          if (wrong !== null) tally.fault(`${probe.told}: ${wrong}`);
          return;
        }
        const [username = '', password = ''] = defaults[index - probes.length] ?? [];
        const { status } = await site.call('signIn', { username, password });
        if (status === 200) tally.fault(`${username} signs in with ${password}`);
      },
      close: ground.remove,
    };
  },
};
