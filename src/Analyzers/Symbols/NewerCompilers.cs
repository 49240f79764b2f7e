using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Allocations.Analyzers.Symbols;

/// <summary>What compilers newer than the oldest host know, by the numbers that their names stand for.</summary>
internal static class NewerCompilers
{
    /// <summary>The operation of <c>[a, b]</c>, and of the span of a <c>params</c> span.</summary>
    public const OperationKind CollectionExpression = (OperationKind)127;

    /// <summary>The operation of <c>..items</c> inside one.</summary>
    public const OperationKind Spread = (OperationKind)128;

    /// <summary>The syntax of <c>[a, b]</c>.</summary>
    public const int CollectionExpressionSyntax = 9076;

    /// <summary>The type of what <c>extension(int n)</c> declares.</summary>
    public const TypeKind ExtensionBlock = (TypeKind)14;

    /// <summary>The language that has collection expressions and <c>ref readonly</c> parameters.</summary>
    public const LanguageVersion CSharp12 = (LanguageVersion)1200;

    /// <summary>The language that has <c>params</c> spans, and spans in async methods.</summary>
    public const LanguageVersion CSharp13 = (LanguageVersion)1300;
}
