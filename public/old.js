// Only browsers without modules load this: they cannot run the app.
document.getElementById('load-error').hidden = false
document.querySelector('#load-error p').textContent = 'Jani needs a newer browser. Please update yours.'
document.querySelector('#load-error [lang=sw]').textContent =
  'Jani inahitaji kivinjari kipya zaidi. Tafadhali sasisha chako.'
