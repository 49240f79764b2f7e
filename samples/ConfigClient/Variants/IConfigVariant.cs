namespace ConfigClients.Variants;

/// <summary>What the client offers in each variant. Implemented by structs, so that code generic over one calls the client directly.</summary>
public interface IConfigVariant<TSelf>
    where TSelf : struct, IConfigVariant<TSelf>
{
    /// <summary>Name of the variant, for tables.</summary>
    static abstract string Name { get; }

    /// <summary>Makes a client without records.</summary>
    static abstract TSelf Create();

    void Publish(string key, string json);

    bool Withdraw(string key);

    ServerSettings? Get(string key);
}
