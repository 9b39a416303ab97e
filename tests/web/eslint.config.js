import js from "@eslint/js";

export default [
  { ignores: ["**/dist/**", "**/vendor/**", "**/node_modules/**", "**/*.d.ts"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module" },
    rules: { eqeqeq: "error", "no-var": "error", "prefer-const": "error", "no-console": "error", "no-undef": "off" },
  },
];
