using System.Net;

namespace MiniResp.Variants;

/// <summary>A running server of one variant; the tests and the load are written against it.</summary>
public interface IServerVariant<TSelf> : IAsyncDisposable
    where TSelf : IServerVariant<TSelf>
{
    /// <summary>Name of the variant, for tables.</summary>
    static abstract string Name { get; }

    /// <summary>Starts a server on a free port, or on the one that the settings name.</summary>
    static abstract TSelf Start(ServerSettings settings);

    IPEndPoint EndPoint { get; }

    /// <summary>Times that bytes were handed to a socket.</summary>
    long Writes { get; }

    /// <summary>Connections that ended by an exception that no client can cause.</summary>
    long Failures { get; }

    /// <summary>Stops: what was executed is answered, unless the client does not read.</summary>
    Task StopAsync(TimeSpan grace);
}
