import type { mailLetters as english } from '../en/mail-letters.ts';
import type { TranslationOf } from '../shape.ts';

export const mailLetters: TranslationOf<typeof english> = {
  greeting: 'Hola, {name}:',
  closing: 'Vigilo',
  'code.subject': 'Su código de verificación de Vigilo',
  'code.body':
    'Su código de verificación es {code}\nFunciona una sola vez, durante diez minutos, en la página donde está iniciando sesión. Nadie de Vigilo se lo pedirá nunca.\nSi no está iniciando sesión ahora mismo, alguien conoce su contraseña: cámbiela.',
  'reset.subject': 'Establezca una nueva contraseña de Vigilo',
  'reset.body':
    'Alguien ha pedido una nueva contraseña para esta dirección. Si ha sido usted, abra este enlace en los próximos 30 minutos:\n{link}\nSi no ha sido usted, no haga nada: su contraseña no cambia.',
  'invitation.subject': 'Le damos la bienvenida a Vigilo',
  'invitation.body':
    'Se ha creado una cuenta para usted. Abra este enlace en los próximos tres días para establecer su contraseña:\n{link}',
  'mentioned.subject': '{author} le ha nombrado en un comentario',
  'mentioned.body':
    '{author} le ha nombrado en un comentario sobre el documento {document}. Léalo y responda aquí:\n{link}',
  'passwordChanged.subject': 'Su contraseña de Vigilo ha cambiado',
  'passwordChanged.body':
    'Su contraseña acaba de cambiar y sus demás sesiones se han cerrado.\nSi no ha sido usted, avise enseguida a su administrador.',
  'emailChanged.subject': 'Su correo electrónico de Vigilo ha cambiado',
  'emailChanged.body':
    'Un administrador ha cambiado la dirección con la que inicia sesión de {former} a {email}, y sus sesiones se han cerrado.\nSi no lo esperaba, avise enseguida a su administrador.',
  'passwordSet.subject': 'Un administrador ha establecido su contraseña de Vigilo',
  'passwordSet.body':
    '{by} ha establecido una contraseña para usted. Al iniciar sesión con ella se le pedirá una propia.\nSi no lo esperaba, avise a su administrador.',
  'passwordSetByYou.subject': 'Ha establecido una contraseña de Vigilo para {name}',
  'passwordSetByYou.body':
    'Ha establecido una contraseña para {name} ({email}), a quien se le pedirá una propia en su próximo inicio de sesión.\nSi no ha sido usted, cierre todas sus sesiones en su página de perfil y cambie su contraseña.',
};
