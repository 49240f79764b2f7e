using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Overloads;

/// <summary>Determines whether the attributes of a method mean the same on an overload beside it.</summary>
internal static class MethodAttributes
{
    /// <summary>
    /// Whether all attributes speak to the compiler, the runtime or a reader. Any other may give the method a role, such as a route, a test,
    /// an export or a message handler, that a second method must not take as well. Nor may calls be left out under a condition: one overload
    /// calls the other from an assembly where it may not hold.
    /// </summary>
    public static bool CanBeRepeated(IMethodSymbol method)
    {
        foreach (var attribute in method.GetAttributes())
        {
            if (!IsPlain(attribute.AttributeClass))
                return false;
        }

        return true;
    }

    /// <summary>The attributes that concern a body and how it is compiled, one per line. They go where the body goes.</summary>
    public static SyntaxList<AttributeListSyntax> OfBody(MethodDeclarationSyntax declaration, SyntaxTrivia endOfLine, SyntaxTrivia indentation)
    {
        var leading = SyntaxFactory.TriviaList(indentation);
        var trailing = SyntaxFactory.TriviaList(endOfLine);
        var lists = declaration.AttributeLists
            .Where(static list => list.Target is null)
            .SelectMany(static list => list.Attributes)
            .Where(static attribute => SpeaksOfBody(attribute.Name))
            .Select(attribute => SyntaxFactory.AttributeList(SyntaxFactory.SingletonSeparatedList(attribute.WithoutTrivia()))
                .WithLeadingTrivia(leading)
                .WithTrailingTrivia(trailing));
        return SyntaxFactory.List(lists);
    }

    private static bool SpeaksOfBody(NameSyntax name) => name switch
    {
        QualifiedNameSyntax qualified => SpeaksOfBody(qualified.Right),
        AliasQualifiedNameSyntax alias => SpeaksOfBody(alias.Name),
        SimpleNameSyntax simple => simple.Identifier.ValueText is "MethodImpl" or "SkipLocalsInit" or "RequiresUnreferencedCode" or "RequiresDynamicCode"
            or "RequiresAssemblyFiles"
            or "UnconditionalSuppressMessage" or "SuppressMessage" or "SupportedOSPlatform" or "UnsupportedOSPlatform" or "StackTraceHidden"
            or "DebuggerStepThrough" or "DebuggerHidden",
        _ => false,
    };

    private static bool IsPlain(INamedTypeSymbol? attribute) => attribute?.ContainingNamespace?.ToDisplayString() switch
    {
        "System.Diagnostics" => attribute.Name != "ConditionalAttribute",
        "System" or "System.Diagnostics.CodeAnalysis" or "System.Diagnostics.Contracts" or "System.Runtime.CompilerServices"
            or "System.Runtime.Versioning" or "JetBrains.Annotations" or "Allocations" => true,
        "System.ComponentModel" => attribute.Name is "EditorBrowsableAttribute" or "BrowsableAttribute" or "DescriptionAttribute",
        _ => false,
    };
}
