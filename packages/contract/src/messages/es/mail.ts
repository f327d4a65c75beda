import type { mail as english } from '../en/mail.ts';
import type { TranslationOf } from '../shape.ts';

export const mail: TranslationOf<typeof english> = {
  title: 'Bandeja de salida',
  lead: 'Esta es la bandeja de salida de la demostración: los correos que en otra instalación se enviarían se muestran aquí, a quien abra esta página.',
  mails: 'Correos',
  none: 'Todavía no hay correos',
  noneHint: 'Pida un código o una contraseña nueva y el correo aparecerá aquí por sí solo.',
  failed: 'No se ha podido cargar la bandeja de salida.',
  to: 'Para',
  sent: 'Enviado',
  copyCode: 'Copiar el código',
  copied: 'Copiado',
  greeting: 'Hola, {name}:',
  closing: 'Vigilo',
  letters: {
    code: {
      subject: 'Su código de verificación de Vigilo',
      body: 'Su código de verificación es {code}\nFunciona una sola vez, durante diez minutos, en la página donde está iniciando sesión. Nadie de Vigilo se lo pedirá nunca.\nSi no está iniciando sesión ahora mismo, alguien conoce su contraseña: cámbiela.',
    },
    reset: {
      subject: 'Establezca una nueva contraseña de Vigilo',
      body: 'Alguien ha pedido una nueva contraseña para esta dirección. Si ha sido usted, abra este enlace en los próximos 30 minutos:\n{link}\nSi no ha sido usted, no haga nada: su contraseña no cambia.',
    },
    invitation: {
      subject: 'Le damos la bienvenida a Vigilo',
      body: 'Se ha creado una cuenta para usted. Abra este enlace en los próximos tres días para establecer su contraseña:\n{link}',
    },
    passwordChanged: {
      subject: 'Su contraseña de Vigilo ha cambiado',
      body: 'Su contraseña acaba de cambiar y sus demás sesiones se han cerrado.\nSi no ha sido usted, avise enseguida a su administrador.',
    },
    emailChanged: {
      subject: 'Su correo electrónico de Vigilo ha cambiado',
      body: 'Un administrador ha cambiado la dirección con la que inicia sesión de {former} a {email}, y sus sesiones se han cerrado.\nSi no lo esperaba, avise enseguida a su administrador.',
    },
    passwordSet: {
      subject: 'Un administrador ha establecido su contraseña de Vigilo',
      body: '{by} ha establecido una contraseña para usted. Al iniciar sesión con ella se le pedirá una propia.\nSi no lo esperaba, avise a su administrador.',
    },
    passwordSetByYou: {
      subject: 'Ha establecido una contraseña de Vigilo para {name}',
      body: 'Ha establecido una contraseña para {name} ({email}), a quien se le pedirá una propia en su próximo inicio de sesión.\nSi no ha sido usted, cierre todas sus sesiones en su página de perfil y cambie su contraseña.',
    },
  },
};
