using System.Globalization;

namespace MiniResp;

/// <summary>What a server counts, and how <c>INFO</c> tells it.</summary>
public sealed class ServerStatistics
{
    private long _commands;
    private long _writes;
    private long _connections;
    private long _failures;
    private int _clients;

    /// <summary>Commands that were executed.</summary>
    public long Commands => Interlocked.Read(ref _commands);

    /// <summary>Times that bytes were handed to a socket.</summary>
    public long Writes => Interlocked.Read(ref _writes);

    /// <summary>Connections that ended by an exception that no client can cause; none should.</summary>
    public long Failures => Interlocked.Read(ref _failures);

    /// <summary>Clients that are connected.</summary>
    public int Clients => Volatile.Read(ref _clients);

    public void AddCommands(long count) => Interlocked.Add(ref _commands, count);

    public void AddWrite() => Interlocked.Increment(ref _writes);

    public void AddFailure() => Interlocked.Increment(ref _failures);

    /// <summary>Counts a client, and returns its number, which no other has.</summary>
    public long Connect()
    {
        Interlocked.Increment(ref _clients);
        return Interlocked.Increment(ref _connections);
    }

    public void Disconnect() => Interlocked.Decrement(ref _clients);

    /// <summary>The text of <c>INFO</c>: the names of Redis where it has one, and what the garbage collector says.</summary>
    public string Describe() => string.Create(
        CultureInfo.InvariantCulture,
        $"# Server\r\nredis_version:4.0.0\r\nredis_mode:standalone\r\nprocess_id:{Environment.ProcessId}\r\n\r\n"
            + $"# Clients\r\nconnected_clients:{Clients}\r\n\r\n# Replication\r\nrole:master\r\nconnected_slaves:0\r\n\r\n"
            + $"# Stats\r\ntotal_connections_received:{Interlocked.Read(ref _connections)}\r\ntotal_commands_processed:{Commands}\r\n"
            + $"total_writes_processed:{Writes}\r\n\r\n"
            + $"# Runtime\r\nallocated_bytes:{GC.GetTotalAllocatedBytes(precise: true)}\r\ngen0_collections:{GC.CollectionCount(0)}\r\n");
}
