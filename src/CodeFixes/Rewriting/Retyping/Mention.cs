using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rewriting.Retyping;

/// <summary>One place that names a variable.</summary>
/// <param name="Document">The document of the place.</param>
/// <param name="Model">Its semantic model.</param>
/// <param name="Expression">The whole expression that denotes the variable, with its receiver.</param>
/// <param name="Operation">What the expression means; null where nothing is read or written: in <c>nameof</c> and in expression trees.</param>
internal sealed record Mention(Document Document, SemanticModel Model, ExpressionSyntax Expression, IOperation? Operation);
