using System.Collections.Immutable;
using System.Runtime.CompilerServices;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Instants;

/// <summary>
/// Determines which fields and auto-properties hold an instant that nothing but the code of this assembly reads: no serialiser, generator,
/// interface, record or reflection by name has a part in them.
/// </summary>
internal static class InstantMembers
{
    private static readonly ConditionalWeakTable<SyntaxNode, TextNames> Texts = new();

    private static readonly string[] SerialisationNames =
        ["Serializ", "Contract", "Json", "Xml", "Bson", "Pack", "Proto", "Table", "Entity", "Layout", "Generate", "Orleans", "Document"];

    /// <summary>Whether a member holds an instant and can be judged by its uses, as far as its own declaration tells.</summary>
    public static bool IsCandidate(ISymbol member) => TypeOf(member) is { } type && ClockRead.IsInstant(type) && IsJudgedByUses(member);

    /// <summary>Whether a member may hold the ticks of an instant and can be judged by its uses, as far as its own declaration tells.</summary>
    public static bool MayHoldTicks(ISymbol member) => TypeOf(member) is { } type && InstantExpression.MayBeTicks(type) && IsJudgedByUses(member);

    /// <summary>All uses of such a member that no other assembly sees; default for any other.</summary>
    public static ImmutableArray<IOperation> UsesOf(ISymbol member, AssemblyUses uses, CancellationToken cancellationToken) =>
        (IsCandidate(member) || MayHoldTicks(member)) && !PrivateMembers.HasGeneratedPart(OutermostType.Of(member.ContainingType))
            ? uses.OfMember(member, cancellationToken)
            : default;

    private static ITypeSymbol? TypeOf(ISymbol member) => member switch
    {
        IFieldSymbol { IsConst: false } field => field.Type,
        IPropertySymbol { IsIndexer: false, IsVirtual: false, IsOverride: false, IsAbstract: false } property => property.Type,
        _ => null,
    };

    private static bool IsJudgedByUses(ISymbol member) =>
        (member is not IPropertySymbol property || (AutoProperties.Contains(property) && !ImplementsInterface(property))) && IsPlain(member);

    /// <summary>
    /// Whether the outermost type of a member names it in a string, or serialises something while the member has the look of data. Where other types
    /// see the member, the same holds for each file that names its type.
    /// </summary>
    public static bool IsReflectedOn(ISymbol member, Compilation compilation, CancellationToken cancellationToken)
    {
        var type = OutermostType.Of(member.ContainingType);
        var looksLikeData = member.DeclaredAccessibility != Accessibility.Private;
        if (!PrivateMembers.IsPrivate(member) && IsReflectedOnElsewhere(member, looksLikeData, compilation, cancellationToken))
            return true;
        foreach (var part in type.DeclaringSyntaxReferences)
        {
            var names = Texts.GetValue(part.GetSyntax(cancellationToken), static declaration => new TextNames(declaration));
            if (names.Contains(member.Name) || (looksLikeData && names.Serialises))
                return true;
        }

        return false;
    }

    private static bool IsReflectedOnElsewhere(ISymbol member, bool looksLikeData, Compilation compilation, CancellationToken cancellationToken)
    {
        foreach (var tree in compilation.SyntaxTrees)
        {
            if (!TreeText.Mentions(tree, member.ContainingType.Name, cancellationToken))
                continue;
            var names = Texts.GetValue(tree.GetRoot(cancellationToken), static root => new TextNames(root));
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
