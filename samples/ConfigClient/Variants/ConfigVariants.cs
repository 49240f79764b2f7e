extern alias Before;
extern alias Tuned;

using Decoding = Before::ConfigClients.ConfigClient;
using Decoded = Tuned::ConfigClients.ConfigClient;
using SettingsFilter = Tuned::ConfigClients.ConfigFilter<ConfigClients.Variants.ServerSettings>;

namespace ConfigClients.Variants;

/// <summary>The client that decodes a record whenever a reader asks for it.</summary>
public readonly struct BeforeConfig : IConfigVariant<BeforeConfig>
{
    private readonly Decoding _client;

    private BeforeConfig(Decoding client) => _client = client;

    public static string Name => "Before";

    public static BeforeConfig Create() => new(new Decoding());

    public void Publish(string key, string json) => _client.Publish(key, json);

    public bool Withdraw(string key) => _client.Withdraw(key);

    public ServerSettings? Get(string key) => _client.Get<ServerSettings>(key);
}

/// <summary>The client that decodes a record when it arrives.</summary>
public readonly struct TunedConfig : IConfigVariant<TunedConfig>
{
    private readonly Decoded _client;
    private readonly SettingsFilter _settings;

    private TunedConfig(Decoded client)
    {
        _client = client;
        _settings = client.AddFilter<ServerSettings>();
    }

    public static string Name => "Tuned";

    public static TunedConfig Create() => new(new Decoded());

    public void Publish(string key, string json) => _client.Publish(key, json);

    public bool Withdraw(string key) => _client.Withdraw(key);

    public ServerSettings? Get(string key) => _settings.Get(key);
}
