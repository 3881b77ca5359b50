<?php
/**
 * WooCommerce, Astera in wp-admin.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * Where the app is, the secret that both know, and whether double mails are kept back. For administrators: what is set
 * here decides where this server sends requests to.
 */
final class Astera_Settings_Page {

	const SLUG = 'astera';
	const MAY  = 'manage_options';

	/**
	 * Hooks it in.
	 */
	public static function register() {
		add_action( 'admin_menu', array( __CLASS__, 'add' ), 60 );
		add_action( 'admin_init', array( __CLASS__, 'register_setting' ) );
		add_action( 'admin_post_astera_test', array( __CLASS__, 'send_test' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( ASTERA_FILE ), array( __CLASS__, 'add_link' ) );
	}

	/**
	 * The entry below WooCommerce.
	 */
	public static function add() {
		add_submenu_page( 'woocommerce', 'Astera', 'Astera', self::MAY, self::SLUG, array( __CLASS__, 'show' ) );
	}

	/**
	 * The link in the list of plugins.
	 *
	 * @param string[] $links Links of the plugin.
	 * @return string[]
	 */
	public static function add_link( $links ) {
		array_unshift( $links, '<a href="' . esc_url( self::address() ) . '">' . esc_html__( 'Settings', 'astera' ) . '</a>' );
		return $links;
	}

	/**
	 * Tells WordPress what is kept.
	 */
	public static function register_setting() {
		register_setting(
			self::SLUG,
			Astera_Options::NAME,
			array(
				'type'              => 'array',
				'default'           => array(),
				'sanitize_callback' => array( __CLASS__, 'sanitize' ),
			)
		);
	}

	/**
	 * What is kept of what was typed. A secret that is not typed stays.
	 *
	 * @param mixed $typed The form.
	 * @return array
	 */
	public static function sanitize( $typed ) {
		$typed = is_array( $typed ) ? $typed : array();
		$kept  = get_option( Astera_Options::NAME, array() );
		$kept  = is_array( $kept ) ? $kept : array();
		$url   = isset( $typed['app_url'] ) ? untrailingslashit( esc_url_raw( trim( (string) $typed['app_url'] ), array( 'http', 'https' ) ) ) : '';
		if ( '' !== $url && ! self::is_private( $url ) ) {
			self::complain( __( 'The address has to begin with https://.', 'astera' ) );
			$url = isset( $kept['app_url'] ) ? $kept['app_url'] : '';
		}
		$secret = isset( $typed['secret'] ) ? trim( (string) $typed['secret'] ) : '';
		if ( '' !== $secret && strlen( $secret ) < 32 ) {
			self::complain( __( 'The secret needs 32 characters or more.', 'astera' ) );
			$secret = '';
		}
		if ( '' === $secret ) {
			$secret = isset( $kept['secret'] ) ? $kept['secret'] : '';
		}
		return array(
			'app_url'         => $url,
			'secret'          => $secret,
			'keep_mails_back' => isset( $typed['keep_mails_back'] ) && 'no' !== $typed['keep_mails_back'] ? 'yes' : 'no',
		);
	}

	/**
	 * Whether no one listens on the way.
	 *
	 * @param string $url An address.
	 * @return bool
	 */
	private static function is_private( $url ) {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		return 'https' === wp_parse_url( $url, PHP_URL_SCHEME ) || in_array( $host, array( 'localhost', '127.0.0.1', '[::1]' ), true );
	}

	/**
	 * Says what is wrong above the form.
	 *
	 * @param string $words What.
	 */
	private static function complain( $words ) {
		add_settings_error( Astera_Options::NAME, 'astera', $words );
	}

	/**
	 * Where the page is.
	 *
	 * @param string $outcome What came of a test.
	 * @return string
	 */
	private static function address( $outcome = '' ) {
		$query = array( 'page' => self::SLUG ) + ( '' === $outcome ? array() : array( 'astera-test' => rawurlencode( $outcome ) ) );
		return add_query_arg( $query, admin_url( 'admin.php' ) );
	}

	/**
	 * Tells the app of nothing, to see whether it listens.
	 */
	public static function send_test() {
		if ( ! current_user_can( self::MAY ) ) {
			wp_die( esc_html__( 'You may not do that.', 'astera' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( 'astera_test' );
		$event   = array(
			'kind' => 'test',
			'id'   => 0,
		);
		$outcome = Astera_Options::can_tell() ? Astera_Events::deliver( array( $event ), wp_generate_uuid4() ) : __( 'Set the address and the secret first.', 'astera' );
		wp_safe_redirect( self::address( true === $outcome ? 'ok' : $outcome ) );
		exit;
	}

	/**
	 * The page.
	 */
	public static function show() {
		$last = get_option( Astera_Options::LAST_DELIVERY, null );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only shown.
		$test = isset( $_GET['astera-test'] ) ? sanitize_text_field( wp_unslash( $_GET['astera-test'] ) ) : '';
		$name = Astera_Options::NAME;
		?>
		<div class="wrap">
			<h1>Astera</h1>
			<?php settings_errors( Astera_Options::NAME ); ?>
			<?php if ( '' !== $test ) : ?>
				<div class="notice notice-<?php echo 'ok' === $test ? 'success' : 'error'; ?>"><p>
					<?php
					/* translators: %s: what went wrong. */
					echo esc_html( 'ok' === $test ? __( 'The app answered: it listens.', 'astera' ) : sprintf( __( 'The app was not reached: %s', 'astera' ), $test ) );
					?>
				</p></div>
			<?php endif; ?>
			<form method="post" action="options.php">
				<?php settings_fields( self::SLUG ); ?>
				<table class="form-table" role="presentation">
					<tr>
						<th scope="row"><label for="astera-url"><?php esc_html_e( 'Address of the app', 'astera' ); ?></label></th>
						<td>
							<input type="url" class="regular-text" id="astera-url" name="<?php echo esc_attr( $name ); ?>[app_url]" value="<?php echo esc_attr( Astera_Options::app_url() ); ?>" placeholder="https://www.example.com" <?php disabled( defined( 'ASTERA_APP_URL' ) ); ?>>
							<p class="description"><?php esc_html_e( 'Where visitors open the Astera site. It is told of every change, so that it shows it at once.', 'astera' ); ?></p>
						</td>
					</tr>
					<tr>
						<th scope="row"><label for="astera-secret"><?php esc_html_e( 'Secret', 'astera' ); ?></label></th>
						<td>
							<input type="password" class="regular-text" id="astera-secret" autocomplete="new-password" name="<?php echo esc_attr( $name ); ?>[secret]" value="" placeholder="<?php echo esc_attr( '' === Astera_Options::secret() ? '' : '••••••••' ); ?>" <?php disabled( defined( 'ASTERA_WEBHOOK_SECRET' ) ); ?>>
							<p class="description"><?php esc_html_e( 'The same as BACKEND_WEBHOOK_SECRET of the app: 32 characters or more. Left empty, it stays as it is.', 'astera' ); ?></p>
						</td>
					</tr>
					<tr>
						<th scope="row"><?php esc_html_e( 'Double mails', 'astera' ); ?></th>
						<td>
							<label><input type="checkbox" name="<?php echo esc_attr( $name ); ?>[keep_mails_back]" value="yes" <?php checked( Astera_Options::keeps_mails_back() ); ?>> <?php esc_html_e( 'Keep back mails of WooCommerce and WCFM about orders that were placed in the app: it writes its own.', 'astera' ); ?></label>
						</td>
					</tr>
				</table>
				<?php submit_button(); ?>
			</form>
			<h2><?php esc_html_e( 'Connection', 'astera' ); ?></h2>
			<p>
				<?php
				if ( is_array( $last ) ) {
					/* translators: 1: time, 2: what came of it. */
					echo esc_html( sprintf( __( 'Last told at %1$s: %2$s', 'astera' ), $last['at'], $last['ok'] ? __( 'heard', 'astera' ) : $last['said'] ) );
				} else {
					esc_html_e( 'The app was not told of anything yet.', 'astera' );
				}
				?>
			</p>
			<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
				<input type="hidden" name="action" value="astera_test">
				<?php wp_nonce_field( 'astera_test' ); ?>
				<?php submit_button( __( 'Test the connection', 'astera' ), 'secondary', 'submit', false ); ?>
			</form>
		</div>
		<?php
	}
}
