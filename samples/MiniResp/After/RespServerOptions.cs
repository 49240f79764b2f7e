using System.Net;

namespace MiniResp;

/// <summary>Where a server listens, and what it accepts of its clients.</summary>
public sealed record RespServerOptions
{
    /// <summary>The address; only programs of the same machine reach the default, since nothing asks for a password.</summary>
    public IPAddress Address { get; init; } = IPAddress.Loopback;

    /// <summary>The port, or 0 for any free one.</summary>
    public int Port { get; init; }

    /// <summary>The longest line: an inline command, or the header of an array or a bulk string.</summary>
    public int MaxLineLength { get; init; } = 64 * 1024;

    /// <summary>The longest bulk string, in bytes.</summary>
    public int MaxBulkLength { get; init; } = 512 * 1024 * 1024;

    /// <summary>The most arguments that a command may have, its name included.</summary>
    public int MaxArguments { get; init; } = 1024 * 1024;

    /// <summary>The most clients at a time.</summary>
    public int MaxConnections { get; init; } = 10_000;

    /// <summary>How many writers the keys allow at a time; <see langword="null"/> leaves that to the dictionary.</summary>
    public int? ConcurrencyLevel { get; init; }

    /// <summary>What keys expire by.</summary>
    public TimeProvider Time { get; init; } = TimeProvider.System;
}
