using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Design.DecodedOnHit;

/// <summary>
/// The methods of libraries that decode a text, and by one general shape also those of any type: a static <c>Parse</c> that gives an object of its own type.
/// </summary>
internal static class Decoders
{
    private static readonly (string Namespace, string Type, string Method)[] Documents =
    [
        ("System.Text.Json", "JsonSerializer", "Deserialize"),
        ("System.Text.Json", "JsonDocument", "Parse"),
        ("System.Text.Json.Nodes", "JsonNode", "Parse"),
        ("System.Xml.Linq", "XDocument", "Parse"),
        ("System.Xml.Linq", "XElement", "Parse"),
        ("System.Xml.Serialization", "XmlSerializer", "Deserialize"),
        ("System.Runtime.Serialization", "XmlObjectSerializer", "ReadObject"),
        ("System.Runtime.Serialization", "DataContractSerializer", "ReadObject"),
        ("System.Runtime.Serialization.Json", "DataContractJsonSerializer", "ReadObject"),
        ("System.Text.RegularExpressions", "Regex", WellKnownMemberNames.InstanceConstructorName),
        ("Newtonsoft.Json", "JsonConvert", "DeserializeObject"),
        ("Newtonsoft.Json", "JsonSerializer", "Deserialize"),
        ("Newtonsoft.Json.Linq", "JObject", "Parse"),
        ("Newtonsoft.Json.Linq", "JArray", "Parse"),
        ("Newtonsoft.Json.Linq", "JToken", "Parse"),
        ("MessagePack", "MessagePackSerializer", "Deserialize"),
        ("MemoryPack", "MemoryPackSerializer", "Deserialize"),
        ("ProtoBuf", "Serializer", "Deserialize"),
        ("Google.Protobuf", "MessageParser", "ParseFrom"),
        ("YamlDotNet.Serialization", "IDeserializer", "Deserialize"),
    ];

    private static readonly HashSet<string> Names = new(
        Documents.Select(static decoder => decoder.Method).Concat(["ParseExact", "FromBase64String", "FromHexString", "Split", "GetString"]),
        StringComparer.Ordinal);

    /// <summary>Whether a node names something that may be a decoder.</summary>
    public static bool IsNamed(SyntaxNode node) =>
        node is BaseObjectCreationExpressionSyntax || (node is SimpleNameSyntax { Identifier.ValueText: var name } && Names.Contains(name));

    /// <summary>What a method of a library makes of a text that it is given; <see cref="DecodeCost.None"/> for any other method.</summary>
    public static DecodeCost CostOf(IMethodSymbol method)
    {
        if (method.ContainingType is not { } type)
            return DecodeCost.None;
        foreach (var (space, name, decoder) in Documents)
        {
            if (method.Name == decoder && type.Name == name && type.IsIn(space))
                return DecodeCost.Document;
        }

        return method switch
        {
            { Name: "Parse" or "ParseExact", IsStatic: true }
                when SymbolEqualityComparer.Default.Equals(method.ReturnType.OriginalDefinition, type.OriginalDefinition) =>
                type.IsValueType ? DecodeCost.Value : DecodeCost.Objects,
            { Name: "FromBase64String" or "FromHexString" } when type is { Name: "Convert" } && type.IsIn("System") => DecodeCost.Objects,
            { Name: nameof(string.Split) } when type.SpecialType == SpecialType.System_String => DecodeCost.Objects,
            { Name: "GetString" } when type.IsAnyEncoding() => DecodeCost.Objects,
            { MethodKind: MethodKind.Constructor } when type is { Name: nameof(Uri) or nameof(Version) } && type.IsIn("System") => DecodeCost.Objects,
            _ => DecodeCost.None,
        };
    }
}
