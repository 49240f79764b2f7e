namespace MiniResp.Variants;

/// <summary>What tests and load change of a server's options; <see langword="null"/> leaves the default of the server.</summary>
public sealed record ServerSettings
{
    public int? Port { get; init; }

    public int? MaxLineLength { get; init; }

    public int? MaxBulkLength { get; init; }

    public int? MaxArguments { get; init; }

    public int? MaxConnections { get; init; }

    public int? ConcurrencyLevel { get; init; }

    public TimeProvider? Time { get; init; }
}
