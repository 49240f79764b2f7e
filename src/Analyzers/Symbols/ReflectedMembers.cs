using System.Runtime.CompilerServices;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Symbols;

/// <summary>
/// Determines which fields and properties nothing but the code that names them reads: no serialiser, generator, interface, record or reflection by
/// name has a part in them.
/// </summary>
internal static class ReflectedMembers
{
    private static readonly ConditionalWeakTable<SyntaxNode, TextNames> Texts = new();

    private static readonly string[] SerialisationNames =
        ["Serializ", "Contract", "Json", "Xml", "Bson", "Pack", "Proto", "Table", "Entity", "Layout", "Generate", "Orleans", "Document"];

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
            if (names.Contains(member.Name) || (looksLikeData && names.MayShow(member)))
                return true;
        }

        return false;
    }

    /// <summary>Whether neither a member nor a type around it is marked for a serialiser, generator or framework, or is part of a record.</summary>
    public static bool IsPlain(ISymbol member)
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

    /// <summary>Whether an interface declares a property, or one of its name, as well.</summary>
    public static bool ImplementsInterface(ISymbol member)
    {
        if (member is not IPropertySymbol property)
            return false;
        if (!property.ExplicitInterfaceImplementations.IsEmpty)
            return true;
        foreach (var contract in property.ContainingType.AllInterfaces)
        {
            if (!contract.GetMembers(property.Name).IsEmpty)
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
            if (names.Contains(member.Name) || (looksLikeData && names.MayShow(member)))
                return true;
        }

        return false;
    }

    /// <summary>Whether an attribute keeps a member out of serialisation or a debugger. Any other may have a generator or framework read it.</summary>
    private static bool KeepsOut(string attribute) =>
        attribute.Contains("Ignore") || attribute is "NonSerializedAttribute" or "NotMappedAttribute" or "DebuggerBrowsableAttribute";

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

    /// <summary>Whether more is done with a type than to compare it, print it or ask for its assembly.</summary>
    private static bool IsLookedInto(TypeOfExpressionSyntax type) => type.Parent switch
    {
        MemberAccessExpressionSyntax access => access.Name.Identifier.ValueText is not (nameof(Type.Name) or nameof(Type.FullName) or nameof(Type.Namespace)
            or nameof(Type.AssemblyQualifiedName) or nameof(Type.Assembly) or nameof(Type.TypeHandle) or nameof(Type.IsAssignableFrom)
            or nameof(Type.IsInstanceOfType) or nameof(Type.ToString) or nameof(Type.Equals) or nameof(Type.GetHashCode)),
        BinaryExpressionSyntax => false,
        _ => true,
    };

    /// <summary>The strings of a type, whether it calls a serialiser, and the names of the types that it gives to reflection.</summary>
    private sealed class TextNames
    {
        private readonly HashSet<string> _texts = new(StringComparer.Ordinal);
        private readonly HashSet<string> _types = new(StringComparer.Ordinal);

        public TextNames(SyntaxNode declaration)
        {
            foreach (var token in declaration.DescendantTokens())
            {
                if (token is { Parent: LiteralExpressionSyntax, Value: string text })
                    _texts.Add(text);
                else if (token.IsKind(SyntaxKind.TypeOfKeyword) && token.Parent is TypeOfExpressionSyntax { Type: NameSyntax named } type && IsLookedInto(type))
                    _types.Add(NameOf(named));
                else if (!Serialises && token.IsKind(SyntaxKind.IdentifierToken))
                    Serialises = IsSerialiserCall(token);
            }
        }

        public bool Serialises { get; }

        public bool Contains(string text) => _texts.Contains(text);

        /// <summary>Whether what looks like data may be serialized, or a method found by what looks into its type.</summary>
        public bool MayShow(ISymbol member) => Serialises || (member is IMethodSymbol && _types.Contains(member.ContainingType.Name));

        private static string NameOf(NameSyntax type) => type switch
        {
            QualifiedNameSyntax { Right: var last } => last.Identifier.ValueText,
            AliasQualifiedNameSyntax { Name: var last } => last.Identifier.ValueText,
            SimpleNameSyntax simple => simple.Identifier.ValueText,
            _ => type.ToString(),
        };
    }
}
