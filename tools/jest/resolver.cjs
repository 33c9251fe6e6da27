// Packages that offer only ES modules are found under the `import` condition; everything else is found as Node finds it.
module.exports = (request, options) => {
  try {
    return options.defaultResolver(request, options);
  } catch (error) {
    if (request.startsWith('.')) throw error;
    return options.defaultResolver(request, {
      ...options,
      conditions: [...(options.conditions ?? []), 'import', 'module'],
    });
  }
};
