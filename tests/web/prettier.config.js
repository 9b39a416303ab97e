// Templates are left alone: htm drops white space where lines end, so that breaking a line would join words.
export default { printWidth: 120, embeddedLanguageFormatting: "off" };
