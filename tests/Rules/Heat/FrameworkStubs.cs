namespace Allocations.Tests.Heat;

/// <summary>Declarations with the full names of frameworks that the tests do not reference.</summary>
internal static class FrameworkStubs
{
    public const string Code = """
        using System;
        using System.Threading;
        using System.Threading.Tasks;

        namespace Allocations
        {
            [AttributeUsage(AttributeTargets.All)] class HotPathAttribute : Attribute { }
            [AttributeUsage(AttributeTargets.All)] class ColdPathAttribute : Attribute { }
        }
        namespace Other { class HotPathAttribute : Attribute { } class FactAttribute : Attribute { } }
        namespace BenchmarkDotNet.Attributes
        {
            class BenchmarkAttribute : Attribute { } class GlobalSetupAttribute : Attribute { } class GlobalCleanupAttribute : Attribute { }
            class IterationSetupAttribute : Attribute { } class IterationCleanupAttribute : Attribute { }
        }
        namespace System.Windows { static class MessageBox { public static void Show(string text) { } } class Window { public bool? ShowDialog() => null; } }
        namespace System.Windows.Forms { static class MessageBox { public static void Show(string text) { } } }
        namespace Microsoft.Win32 { class CommonDialog { public bool? ShowDialog() => null; } }
        class OpenDialog : Microsoft.Win32.CommonDialog { }
        namespace Newtonsoft.Json { static class JsonConvert { public static string SerializeObject(object value) => ""; } }
        namespace Xunit { class FactAttribute : Attribute { } class TheoryAttribute : FactAttribute { } }
        namespace NUnit.Framework
        {
            class TestAttribute : Attribute { } class TestCaseAttribute : Attribute { }
            class SetUpAttribute : Attribute { } class OneTimeTearDownAttribute : Attribute { }
        }
        namespace Microsoft.VisualStudio.TestTools.UnitTesting { class TestMethodAttribute : Attribute { } class ClassInitializeAttribute : Attribute { } }
        namespace TUnit.Core { class TestAttribute : Attribute { } class BeforeAttribute : Attribute { } }
        namespace Microsoft.OpenApi { class OpenApiSchema { } } namespace NJsonSchema { class JsonSchema { } }
        class ShopSettings { } class OwnConfigElement { } class Confirmed { } class Configured { }
        namespace Microsoft.Extensions.Configuration
        {
            interface IConfigurationSection { }
            class Root { public System.Collections.Generic.IEnumerable<IConfigurationSection> GetChildren() => null; }
        }
        namespace Microsoft.Extensions.DependencyInjection
        {
            interface IServiceCollection { }
            static class Services
            {
                public static IServiceCollection Configure<T>(this IServiceCollection services, Action<T> configure) => services;
                public static IServiceCollection AddSingleton<T>(this IServiceCollection services, Func<IServiceProvider, T> make) => services;
                public static IServiceCollection AddTransient<T>(this IServiceCollection services, Func<IServiceProvider, T> make) => services;
            }
        }
        namespace Microsoft.Extensions.Hosting
        {
            interface IHostBuilder { IHostBuilder ConfigureServices(Action<DependencyInjection.IServiceCollection> configure); }
            interface IHostedService { Task StartAsync(CancellationToken token); }
            abstract class BackgroundService : IHostedService
            {
                public virtual Task StartAsync(CancellationToken token) => null;
                protected abstract Task ExecuteAsync(CancellationToken token);
            }
        }
        namespace Microsoft.AspNetCore.Http
        {
            class HttpContext { } class DefaultHttpContext : HttpContext { }
            abstract class HttpRequest { public abstract HttpContext HttpContext { get; } }
            delegate Task RequestDelegate(HttpContext context);
            interface IMiddleware { Task InvokeAsync(HttpContext context, RequestDelegate next); }
        }
        namespace Microsoft.AspNetCore.Mvc
        {
            class ControllerBase { } class NonActionAttribute : Attribute { }
            class ActionContext { public Http.HttpContext HttpContext { get; set; } } class ResultContext : ActionContext { }
            class ExceptionContext : ActionContext { }
        }
        namespace Microsoft.AspNetCore.Builder
        {
            interface IEndpointRouteBuilder { } interface IApplicationBuilder { }
            static class Endpoints
            {
                public static void MapGet(this IEndpointRouteBuilder routes, string pattern, Delegate handler) { }
                public static void Use(this IApplicationBuilder app, Func<Http.HttpContext, Task, Task> middleware) { }
                public static void Run(this IApplicationBuilder app, Http.RequestDelegate handler) { }
                public static void UseExceptionHandler(this IApplicationBuilder app, Action<IApplicationBuilder> configure) { }
                public static void UseEndpoints(this IApplicationBuilder app, Action<IEndpointRouteBuilder> configure) { }
            }
        }
        """;
}
