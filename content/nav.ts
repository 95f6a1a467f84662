import type { Sidebars } from '../engine/config/docs-config.ts'

/** The sidebar, once for both languages: pages by their route below `/docs`. Titles come from the pages. */
export const sidebars: Sidebars = {
  docsSidebar: [
    {
      label: { en: 'Introduction', ru: 'Введение' },
      page: 'introduction',
      collapsed: false,
      items: [
        'introduction/what-is-xec',
        'introduction/quick-start',
        'introduction/when-to-use',
        'introduction/philosophy',
        'introduction/ecosystem',
      ],
    },
    {
      label: { en: 'Execution engine', ru: 'Движок выполнения' },
      page: 'core/execution-engine/overview',
      items: [
        'behavior',
        'core/execution-engine/template-literals',
        {
          label: { en: 'Adapters', ru: 'Адаптеры' },
          items: [
            'core/execution-engine/adapters/concept',
            'core/execution-engine/adapters/local-adapter',
            'core/execution-engine/adapters/ssh-adapter',
            'core/execution-engine/adapters/docker-adapter',
            'core/execution-engine/adapters/k8s-adapter',
          ],
        },
        {
          label: { en: 'Features', ru: 'Возможности' },
          items: [
            'core/execution-engine/features/connection-pooling',
            'core/execution-engine/features/error-handling',
            'core/execution-engine/features/streaming',
            'core/execution-engine/features/file-operations',
            'core/execution-engine/features/port-forwarding',
          ],
        },
        {
          label: { en: 'API', ru: 'API' },
          items: [
            'core/execution-engine/api/execution-api',
            'core/execution-engine/api/chaining',
            'core/execution-engine/api/composition',
            'core/execution-engine/api/extensions',
          ],
        },
        {
          label: { en: 'Performance', ru: 'Производительность' },
          items: [
            'core/execution-engine/performance/optimization',
            'core/execution-engine/performance/connection-reuse',
            'core/execution-engine/performance/parallel-execution',
          ],
        },
      ],
    },
    {
      label: { en: 'Environments', ru: 'Среды' },
      page: 'environments/overview',
      items: [
        {
          label: { en: 'Local', ru: 'Локально' },
          items: ['environments/local/setup', 'environments/local/shell-config', 'environments/local/debugging'],
        },
        {
          label: { en: 'SSH', ru: 'SSH' },
          items: [
            'environments/ssh/setup',
            'environments/ssh/authentication',
            'environments/ssh/tunneling',
            'environments/ssh/batch-operations',
            'environments/ssh/connection-mgmt',
            'environments/ssh/sudo-security',
          ],
        },
        {
          label: { en: 'Docker', ru: 'Docker' },
          items: [
            'environments/docker/setup',
            'environments/docker/lifecycle',
            'environments/docker/compose',
            'environments/docker/volumes',
            'environments/docker/networking',
          ],
        },
        {
          label: { en: 'Kubernetes', ru: 'Kubernetes' },
          items: [
            'environments/kubernetes/setup',
            'environments/kubernetes/pod-execution',
            'environments/kubernetes/multi-container',
            'environments/kubernetes/port-forwarding',
            'environments/kubernetes/log-streaming',
          ],
        },
        {
          label: { en: 'Several at once', ru: 'Несколько сред' },
          items: [
            'environments/hybrid/multi-target',
            'environments/hybrid/failover',
            'environments/hybrid/orchestration',
          ],
        },
      ],
    },
    {
      label: { en: 'Scripting', ru: 'Скрипты' },
      items: [
        {
          label: { en: 'Basics', ru: 'Основы' },
          items: [
            'scripting/basics/first-script',
            'scripting/basics/execution-context',
            'scripting/basics/command-execution',
            'scripting/basics/typescript-setup',
          ],
        },
        {
          label: { en: 'Patterns', ru: 'Приёмы' },
          items: [
            'scripting/patterns/error-handling',
            'scripting/patterns/async-patterns',
            'scripting/patterns/streaming',
            'scripting/patterns/chaining',
          ],
        },
      ],
    },
    {
      label: { en: 'Commands', ru: 'Команды' },
      page: 'commands/overview',
      items: [
        'commands/cli-reference',
        'commands/error-codes',
        {
          label: { en: 'Built-in commands', ru: 'Встроенные команды' },
          items: [
            'commands/built-in/copy',
            'commands/built-in/forward',
            'commands/built-in/in',
            'commands/built-in/on',
            'commands/built-in/logs',
            'commands/built-in/docker',
            'commands/built-in/new',
            'commands/built-in/watch',
            'commands/built-in/run',
            'commands/built-in/secrets',
            'commands/built-in/inspect',
            'commands/built-in/config',
          ],
        },
        {
          label: { en: 'Custom commands', ru: 'Собственные команды' },
          items: [
            'commands/custom/creating-commands',
            'commands/custom/command-structure',
            'commands/custom/command-testing',
          ],
        },
      ],
    },
    {
      label: { en: 'Configuration', ru: 'Конфигурация' },
      page: 'configuration/overview',
      items: [
        'configuration/config-file',
        {
          label: { en: 'Targets', ru: 'Цели' },
          items: [
            'configuration/targets/overview',
            'configuration/targets/ssh-targets',
            'configuration/targets/docker-targets',
            'configuration/targets/kubernetes-targets',
          ],
        },
        {
          label: { en: 'Tasks', ru: 'Задачи' },
          items: [
            'configuration/tasks/overview',
            'configuration/tasks/simple-tasks',
            'configuration/tasks/multi-step-tasks',
          ],
        },
        {
          label: { en: 'Profiles', ru: 'Профили' },
          items: ['configuration/profiles/overview'],
        },
        {
          label: { en: 'Variables', ru: 'Переменные' },
          items: ['configuration/variables/overview', 'configuration/variables/environment'],
        },
        {
          label: { en: 'Commands', ru: 'Команды' },
          items: ['configuration/commands/defaults'],
        },
        {
          label: { en: 'Advanced', ru: 'Дополнительно' },
          items: [
            'configuration/advanced/validation',
            'configuration/advanced/best-practices',
            'configuration/advanced/troubleshooting',
          ],
        },
      ],
    },
    {
      label: { en: 'Guides', ru: 'Руководства' },
      page: 'guides',
      items: [
        {
          label: { en: 'Automation', ru: 'Автоматизация' },
          items: [
            'guides/automation/first-automation',
            'guides/automation/deployment',
            'guides/automation/ci-cd-pipelines',
            'guides/automation/testing',
          ],
        },
        {
          label: { en: 'Infrastructure', ru: 'Инфраструктура' },
          items: [
            'guides/infrastructure/server-management',
            'guides/infrastructure/container-orchestration',
            'guides/infrastructure/multi-environment',
          ],
        },
        {
          label: { en: 'Development', ru: 'Разработка' },
          items: ['guides/development/dev-environments', 'guides/development/debugging'],
        },
        {
          label: { en: 'Advanced', ru: 'Дополнительно' },
          items: ['guides/advanced/error-handling', 'guides/advanced/security'],
        },
      ],
    },
    {
      label: { en: 'Targets', ru: 'Цели' },
      page: 'targets/overview',
      items: [
        {
          label: { en: 'Local', ru: 'Локальная цель' },
          items: [
            'targets/local/overview',
            'targets/local/shell-config',
            'targets/local/troubleshooting',
            'targets/local/cross-platform',
          ],
        },
        {
          label: { en: 'SSH', ru: 'SSH' },
          items: [
            'targets/ssh/overview',
            'targets/ssh/connection-config',
            'targets/ssh/authentication',
            'targets/ssh/tunneling',
            'targets/ssh/batch-operations',
            'targets/ssh/sudo-security',
          ],
        },
        {
          label: { en: 'Docker', ru: 'Docker' },
          items: [
            'targets/docker/overview',
            'targets/docker/container-lifecycle',
            'targets/docker/compose-integration',
            'targets/docker/volume-management',
            'targets/docker/networking',
          ],
        },
        {
          label: { en: 'Kubernetes', ru: 'Kubernetes' },
          items: [
            'targets/kubernetes/overview',
            'targets/kubernetes/pod-execution',
            'targets/kubernetes/multi-container',
            'targets/kubernetes/port-forwarding',
            'targets/kubernetes/log-streaming',
            'targets/kubernetes/file-operations',
          ],
        },
      ],
    },
    {
      label: { en: 'Recipes', ru: 'Рецепты' },
      page: 'recipes',
      items: [
        {
          label: { en: 'Deployment', ru: 'Развёртывание' },
          items: [
            'recipes/deployment/node-app-deploy',
            'recipes/deployment/static-site-deploy',
            'recipes/deployment/docker-deploy',
            'recipes/deployment/k8s-deploy',
          ],
        },
        {
          label: { en: 'Maintenance', ru: 'Обслуживание' },
          items: [
            'recipes/maintenance/log-aggregation',
            'recipes/maintenance/backup-restore',
            'recipes/maintenance/health-checks',
            'recipes/maintenance/certificate-renewal',
          ],
        },
        {
          label: { en: 'Development', ru: 'Разработка' },
          items: [
            'recipes/development/database-setup',
            'recipes/development/api-mocking',
            'recipes/development/test-data',
            'recipes/development/hot-reload',
          ],
        },
        {
          label: { en: 'Integration', ru: 'Интеграция' },
          items: [
            'recipes/integration/github-actions',
            'recipes/integration/gitlab-ci',
            'recipes/integration/jenkins',
            'recipes/integration/aws-integration',
          ],
        },
      ],
    },
    {
      label: { en: 'Packages', ru: 'Пакеты' },
      items: [
        {
          label: { en: 'Operations', ru: 'Операции: ops' },
          page: 'ops',
          items: [
            'ops/config',
            'ops/deploy',
            'ops/discovery',
            'ops/health',
            'ops/pipeline',
            'ops/retry',
            'ops/secrets',
            'ops/workflow',
          ],
        },
        'kit',
        'loader',
      ],
    },
    {
      label: { en: 'Migration', ru: 'Переход на Xec' },
      page: 'migration',
      items: [
        'migration/from-npm-scripts',
        'migration/from-make',
        'migration/from-shell-scripts',
        'migration/from-zx',
        'migration/from-gulp-grunt',
        'migration/from-webpack',
      ],
    },
    {
      label: { en: 'Troubleshooting', ru: 'Если что-то не работает' },
      items: [
        'troubleshooting/no-output',
        'troubleshooting/ssh-errors',
        {
          label: { en: 'Known issues', ru: 'Известные проблемы' },
          page: 'known-issues',
          items: [
            'known-issues/output',
            'known-issues/errors',
            'known-issues/values-and-pipes',
            'known-issues/settings-and-helpers',
            'known-issues/parallel-and-retries',
            'known-issues/ssh-connections',
            'known-issues/ssh-commands',
            'known-issues/docker',
            'known-issues/kubernetes',
            'known-issues/configuration-and-tasks',
            'known-issues/packages',
            'known-issues/cli',
          ],
        },
      ],
    },
    {
      label: { en: 'Tools', ru: 'Инструменты' },
      page: 'tools',
      items: [
        'tools/quoting',
        'tools/command',
        'tools/timing',
        'tools/config',
        'tools/errors',
        'tools/offline',
        'tools/recent-changes',
      ],
    },
    'faq',
    'glossary',
    'changelog',
    'how-samples-are-checked',
  ],
}
