using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Rules.Design.SmallClass;

/// <summary>A place that names a type: what it declares or creates there, by syntax.</summary>
/// <param name="Kind">What stands there.</param>
/// <param name="Name">The name.</param>
/// <param name="Node">The creation, or the declaration of what has the type; the name for others.</param>
internal readonly record struct TypeMention(MentionKind Kind, SyntaxNode Name, SyntaxNode Node)
{
    /// <summary>The mention that an identifier may be; null for what is no type.</summary>
    public static TypeMention? Of(SyntaxToken token)
    {
        if (token.Parent is LiteralExpressionSyntax text)
            return new(MentionKind.Text, text, text);
        if (token.Parent is not IdentifierNameSyntax name)
            return null;
        SyntaxNode whole = name;
        while (whole.Parent is AliasQualifiedNameSyntax
            || (whole.Parent is QualifiedNameSyntax qualified && qualified.Right == whole)
            || (whole.Parent is MemberAccessExpressionSyntax access && access.Name == whole))
        {
            whole = whole.Parent;
        }

        var (kind, node) = whole.Parent switch
        {
            ObjectCreationExpressionSyntax creation => (MentionKind.Creation, creation),
            VariableDeclarationSyntax { Parent: LocalDeclarationStatementSyntax or ForStatementSyntax or FieldDeclarationSyntax } variables =>
                (MentionKind.Variables, variables),
            ParameterSyntax { Parent: ParameterListSyntax { Parent: BaseMethodDeclarationSyntax or LocalFunctionStatementSyntax } } parameter =>
                (MentionKind.Parameter, parameter),
            MethodDeclarationSyntax or LocalFunctionStatementSyntax or OperatorDeclarationSyntax => (MentionKind.Method, whole.Parent),
            PropertyDeclarationSyntax property => (MentionKind.Property, property),
            MemberAccessExpressionSyntax => (MentionKind.Receiver, whole),
            ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax { Expression: IdentifierNameSyntax { Identifier.ValueText: "nameof" } } } =>
                (MentionKind.Receiver, whole),
            _ => (MentionKind.Other, whole),
        };
        return new(kind, name, node);
    }
}

/// <summary>What stands where a type is named.</summary>
internal enum MentionKind
{
    /// <summary>The creation of an object.</summary>
    Creation,

    /// <summary>The declaration of locals or fields.</summary>
    Variables,

    /// <summary>A parameter of a method, constructor, operator or local function.</summary>
    Parameter,

    /// <summary>A method, operator or local function that returns it.</summary>
    Method,

    /// <summary>A property.</summary>
    Property,

    /// <summary>The type itself, to name a static member or for <c>nameof</c>.</summary>
    Receiver,

    /// <summary>A text of the same letters, which reflection may read.</summary>
    Text,

    /// <summary>Anything else, such as a type argument, an array, a nullable, a cast or a test.</summary>
    Other,
}
