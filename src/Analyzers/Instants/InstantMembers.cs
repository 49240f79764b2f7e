using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Instants;

/// <summary>
/// Determines which fields and auto-properties hold an instant that nothing but their own type reads: no serialiser, generator,
/// interface, record or reflection by name has a part in them.
/// </summary>
internal static class InstantMembers
{
    private static readonly ConditionalWeakTable<SyntaxNode, TextNames> Texts = new();

    private static readonly string[] SerialisationNames =
        ["Serializ", "Contract", "Json", "Xml", "Bson", "Pack", "Proto", "Table", "Entity", "Layout", "Generate", "Orleans", "Document"];

    /// <summary>Whether a member can be judged by its uses, as far as its own declaration tells.</summary>
    public static bool IsCandidate(ISymbol member) => member switch
    {
        IFieldSymbol { IsConst: false } field => ClockRead.IsInstant(field.Type) && IsPlain(field),
        IPropertySymbol { IsIndexer: false, IsVirtual: false, IsOverride: false, IsAbstract: false } property =>
            ClockRead.IsInstant(property.Type) && AutoProperties.Contains(property) && !ImplementsInterface(property) && IsPlain(property),
        _ => false,
    };

    /// <summary>
    /// Whether the outermost type of a member names it in a string, or serialises something while the member has the look of data.
    /// </summary>
    public static bool IsReflectedOn(ISymbol member, CancellationToken cancellationToken)
    {
        var type = OutermostType.Of(member.ContainingType);
        var looksLikeData = member.DeclaredAccessibility != Accessibility.Private;
        foreach (var part in type.DeclaringSyntaxReferences)
        {
            var names = Texts.GetValue(part.GetSyntax(cancellationToken), static declaration => new TextNames(declaration));
            if (names.Contains(member.Name) || (looksLikeData && names.Serialises))
                return true;
        }

        return false;
    }

    private static bool IsPlain(ISymbol member)
    {
        foreach (var attribute in member.GetAttributes())
        {
            if (attribute.AttributeClass is not { Name: var name } || !KeepsOut(name))
                return false;
        }

        for (var type = member.ContainingType; type is not null; type = type.ContainingType)
        {
            if (type.IsRecord || type.IsSerializable)
                return false;
            foreach (var attribute in type.GetAttributes())
            {
                if (attribute.AttributeClass is { } attributeClass && IsAboutSerialisation(attributeClass.Name))
                    return false;
            }
        }

        return true;
    }

    /// <summary>Whether an attribute keeps a member out of serialisation or a debugger. Any other may have a generator or framework read it.</summary>
    private static bool KeepsOut(string attribute) =>
        attribute.Contains("Ignore") || attribute is "NonSerializedAttribute" or "NotMappedAttribute" or "DebuggerBrowsableAttribute";

    private static bool ImplementsInterface(IPropertySymbol property)
    {
        if (!property.ExplicitInterfaceImplementations.IsEmpty)
            return true;
        foreach (var contract in property.ContainingType.AllInterfaces)
        {
            if (!contract.GetMembers(property.Name).IsEmpty)
                return true;
        }

        return false;
    }

    private static bool IsSerialiserCall(SyntaxToken name) =>
        name.Parent is SimpleNameSyntax { Parent: MemberAccessExpressionSyntax { Parent: InvocationExpressionSyntax }
            or MemberBindingExpressionSyntax { Parent: InvocationExpressionSyntax } or InvocationExpressionSyntax }
        && (name.ValueText.Contains("Serialize") || name.ValueText.Contains("Json") || name.ValueText.Contains("Xml"));

    private static bool IsAboutSerialisation(string attribute)
    {
        foreach (var name in SerialisationNames)
        {
            if (attribute.Contains(name))
                return true;
        }

        return false;
    }

    /// <summary>The strings of a type, and whether it calls a serialiser.</summary>
    private sealed class TextNames
    {
        private readonly HashSet<string> _texts = new(StringComparer.Ordinal);

        public TextNames(SyntaxNode declaration)
        {
            foreach (var token in declaration.DescendantTokens())
            {
                if (token.IsKind(SyntaxKind.StringLiteralToken))
                    _texts.Add(token.ValueText);
                else if (!Serialises && token.IsKind(SyntaxKind.IdentifierToken))
                    Serialises = IsSerialiserCall(token);
            }
        }

        public bool Serialises { get; }

        public bool Contains(string text) => _texts.Contains(text);
    }
}
