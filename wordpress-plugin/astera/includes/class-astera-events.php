<?php
/**
 * Tells the app what changed.
 *
 * @package Astera
 */

defined( 'ABSPATH' ) || exit;

/**
 * What changes in a request is collected, queued when the request ends, and sent behind it. What could not be sent is
 * tried again by WooCommerce's Action Scheduler.
 */
final class Astera_Events {

	const HOOK     = 'astera_send_events';
	const GROUP    = 'astera';
	const PATH     = '/api/backend-events';
	const KINDS    = array( 'order', 'product', 'store', 'category', 'page', 'menu', 'test' );
	const ATTEMPTS = 8;
	/** More things of one kind are told as one event with the id 0: any of them. */
	const MOST_OF_A_KIND = 50;

	/**
	 * What changed in this request: ids by kind.
	 *
	 * @var array<string, array<int, true>>
	 */
	private static $changed = array();

	/**
	 * Hooks it in.
	 */
	public static function register() {
		add_action( 'shutdown', array( __CLASS__, 'flush' ), 1000 );
		add_action( self::HOOK, array( __CLASS__, 'send_again' ), 10, 3 );
	}

	/**
	 * Something changed.
	 *
	 * @param string $kind One of KINDS.
	 * @param int    $id   Its id; 0 for any.
	 */
	public static function note( $kind, $id = 0 ) {
		self::$changed[ $kind ][ (int) $id ] = true;
	}

	/**
	 * What was noted, as it is sent; nothing is noted afterwards.
	 *
	 * @return array[] Each with `kind` and `id`.
	 */
	public static function take() {
		$events = array();
		foreach ( self::$changed as $kind => $ids ) {
			if ( count( $ids ) > self::MOST_OF_A_KIND || isset( $ids[0] ) ) {
				$ids = array( 0 => true );
			}
			foreach ( array_keys( $ids ) as $id ) {
				$events[] = array(
					'kind' => $kind,
					'id'   => $id,
				);
			}
		}
		self::$changed = array();
		return $events;
	}

	/**
	 * The request ends. The events are queued first, so that nothing is lost where PHP ends here; where the answer can be
	 * let go of before, they are sent at once and taken from the queue again.
	 */
	public static function flush() {
		$events = self::take();
		if ( ! $events || ! Astera_Options::can_tell() || ! function_exists( 'as_schedule_single_action' ) ) {
			return;
		}
		$args = array( $events, wp_generate_uuid4(), 1 );
		if ( ! function_exists( 'fastcgi_finish_request' ) ) {
			as_enqueue_async_action( self::HOOK, $args, self::GROUP );
			return;
		}
		as_schedule_single_action( time() + 60, self::HOOK, $args, self::GROUP );
		fastcgi_finish_request();
		if ( true === self::deliver( $events, $args[1] ) ) {
			as_unschedule_action( self::HOOK, $args, self::GROUP );
		}
	}

	/**
	 * From the queue: sends, and queues itself for later where that fails.
	 *
	 * @param array  $events  What changed.
	 * @param string $id      What these events are called.
	 * @param int    $attempt How often it was tried, with this time.
	 */
	public static function send_again( $events, $id, $attempt = 1 ) {
		if ( ! Astera_Options::can_tell() || true === self::deliver( $events, $id ) ) {
			return;
		}
		if ( $attempt >= self::ATTEMPTS ) {
			wc_get_logger()->error( 'The app was not told of changes; its own reading will find them.', array( 'source' => 'astera' ) );
			return;
		}
		// 1, 2, 4 … 64 minutes.
		as_schedule_single_action( time() + MINUTE_IN_SECONDS * 2 ** ( $attempt - 1 ), self::HOOK, array( $events, $id, $attempt + 1 ), self::GROUP );
	}

	/**
	 * Sends events.
	 *
	 * @param array  $events What changed.
	 * @param string $id     What these events are called.
	 * @return true|string True, or what went wrong.
	 */
	public static function deliver( $events, $id ) {
		$body   = wp_json_encode(
			array(
				'id'     => $id,
				'events' => $events,
			)
		);
		$answer = wp_remote_post(
			Astera_Options::app_url() . self::PATH,
			array(
				'timeout'     => 5,
				'redirection' => 0,
				'user-agent'  => 'Astera-WordPress/' . ASTERA_VERSION,
				'headers'     => array(
					'Content-Type'           => 'application/json',
					Astera_Signature::HEADER => Astera_Signature::of( $body, Astera_Options::secret(), time() ),
				),
				'body'        => $body,
			)
		);
		$status = is_wp_error( $answer ) ? 0 : (int) wp_remote_retrieve_response_code( $answer );
		$result = $status >= 200 && $status < 300 ? true : ( $status ? "HTTP $status" : $answer->get_error_message() );
		update_option(
			Astera_Options::LAST_DELIVERY,
			array(
				'at' => gmdate( 'Y-m-d\TH:i:s\Z' ),
				'ok' => true === $result,
				'said' => true === $result ? '' : $result,
			),
			false
		);
		return $result;
	}
}
