<?php
/**
 * Keeps mails back that the app sends as well.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * The app writes to fans, celebrities and managers in their own languages. Orders that the app did not place keep all mails.
 */
final class Astera_Mails {

	/** Mails about an order, of WooCommerce and (the last one) of WCFM. */
	const ORDER_MAILS = array(
		'new_order',
		'cancelled_order',
		'failed_order',
		'customer_on_hold_order',
		'customer_processing_order',
		'customer_completed_order',
		'customer_failed_order',
		'customer_refunded_order',
		'customer_partially_refunded_order',
		'customer_note',
		'store-new-order',
	);

	/** Messages of WCFM's notification manager that are about orders. */
	const WCFM_MESSAGES = array( 'status-update', 'order' );

	/**
	 * The order that was saved last in this request; what is mailed is about it where nothing else says so.
	 *
	 * @var WC_Abstract_Order|null
	 */
	private static $saved = null;

	/**
	 * Hooks it in.
	 */
	public static function register() {
		foreach ( self::ORDER_MAILS as $id ) {
			add_filter( 'woocommerce_email_enabled_' . $id, array( __CLASS__, 'is_enabled' ), 1000, 2 );
		}
		add_filter( 'wcfm_is_allow_notification_email', array( __CLASS__, 'may_notify' ), 1000, 2 );
		// Statuses change, and mails go out, while an order is saved.
		add_action( 'woocommerce_before_order_object_save', array( __CLASS__, 'note_saved' ), 0 );
		add_filter( 'woocommerce_email_enabled_customer_new_account', array( __CLASS__, 'may_tell_of_account' ), 1000 );
		add_filter( 'send_password_change_email', array( __CLASS__, 'may_tell_of_account' ), 1000 );
		add_filter( 'send_email_change_email', array( __CLASS__, 'may_tell_of_account' ), 1000 );
	}

	/**
	 * Whether a mail about an order goes out.
	 *
	 * @param bool  $is_enabled What was set.
	 * @param mixed $order      What the mail is about. WCFM asks before it says so, WooCommerce's settings page has none.
	 * @return bool
	 */
	public static function is_enabled( $is_enabled, $order ) {
		$about = $order ? $order : self::$saved;
		return $is_enabled && ! ( Astera_Options::keeps_mails_back() && Astera_App_Order::is( $about ) );
	}

	/**
	 * Whether WCFM mails a message. It does not say of which order.
	 *
	 * @param bool   $is_allowed What was set.
	 * @param string $type       Kind of message.
	 * @return bool
	 */
	public static function may_notify( $is_allowed, $type ) {
		if ( ! in_array( $type, self::WCFM_MESSAGES, true ) ) {
			return $is_allowed;
		}
		return self::is_enabled( $is_allowed, null );
	}

	/**
	 * An order is about to be saved.
	 *
	 * @param WC_Abstract_Order $order Order or refund.
	 */
	public static function note_saved( $order ) {
		self::$saved = $order;
	}

	/**
	 * The app itself tells people that it opened their account, or changed their password or address; it does so over REST as
	 * who runs the shop.
	 *
	 * @param bool $is_allowed What was set.
	 * @return bool
	 */
	public static function may_tell_of_account( $is_allowed ) {
		$is_app = defined( 'REST_REQUEST' ) && REST_REQUEST && current_user_can( 'manage_woocommerce' );
		return $is_allowed && ! ( $is_app && Astera_Options::keeps_mails_back() );
	}
}
